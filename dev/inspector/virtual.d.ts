declare module 'virtual:event-shapes' {
  /** By the folder of the machine, then by event type. */
  const shapes: { [folder: string]: import('./event-shapes').EventShapes };
  export default shapes;
}
