declare module 'virtual:xstate-inspector' {}
