/**
 * Lets the browser do what waits, a touch or a paint, between two pieces of work. A message: timers of a tab in the
 * background come once a second.
 */
export const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
