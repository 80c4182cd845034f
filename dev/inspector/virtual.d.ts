declare module 'virtual:machines' {
  const machines: {
    file: string;
    module: Record<string, unknown>;
    events: import('./event-types').EventTypes;
  }[];
  export default machines;
}
