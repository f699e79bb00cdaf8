/**
 * Runs in the browser at the end of a page that the edge drew, as its own text: it names nothing but what stands inside
 * it. The page's scripts wait in a template, so that they take nothing of the line, nor of the processor, from what is
 * seen: until the document has loaded with its pictures and fonts and the browser tells of its paint, which is at most a
 * while, or somebody touches the page. The shell's come first and the page's own right behind them, in a template of
 * their own: all at once they would share the line, and the shell, which has to be evaluated before anything else, would
 * be here as late as the last of them. For who has touched the page they come at once. What the page brings packed is
 * unpacked before them (`dataElement`); where a browser cannot, the page brings nothing, and asks by itself.
 */
export function bringScripts(): void {
  const AT_MOST_MS = 2500;
  const TOUCHES = ['pointerdown', 'keydown', 'focusin'];
  const own = document.currentScript?.previousElementSibling as HTMLTemplateElement;
  const shell = own.previousElementSibling as HTMLTemplateElement;
  const unpack = async (element: Element) => {
    try {
      const packed = Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0));
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
      element.textContent = await new Response(unpacked).text();
    } catch {
      element.remove();
    }
  };
  let isBrought = false;
  let isTouched = false;
  const bringOwn = () => own.replaceWith(own.content);
  const go = () => {
    // Its preload tells of it before it is evaluated.
    for (const name of ['link', 'script'])
      shell.content.querySelector(name)?.addEventListener('load', bringOwn);
    shell.replaceWith(shell.content);
    if (isTouched) bringOwn();
  };
  const touch = () => {
    for (const type of TOUCHES) removeEventListener(type, touch, true);
    isTouched = true;
    if (!shell.isConnected) bringOwn();
    bring();
  };
  const bring = () => {
    removeEventListener('load', afterPaint);
    clearTimeout(timer);
    if (isBrought) return;
    isBrought = true;
    const packed = document.querySelector('script[data-packed]');
    if (packed) void unpack(packed).then(go);
    else go();
  };
  // A frame is on the screen some tasks after it was drawn.
  const afterPaint = () =>
    requestAnimationFrame(() => {
      const paints = new PerformanceObserver(() => {
        paints.disconnect();
        bring();
      });
      paints.observe({ type: 'paint', buffered: true });
    });
  const timer = setTimeout(bring, AT_MOST_MS);
  addEventListener('load', afterPaint);
  for (const type of TOUCHES) addEventListener(type, touch, true);
}

/** Tags of scripts as a page has them that shows already: the shell's, with its preload as the first of them, and the page's own. */
export const scriptsBehind = (shell: string, own: string, nonce: string): string =>
  `<template>${shell}</template><template>${own}</template>
<script nonce="${nonce}">(${bringScripts.toString().replaceAll(/\n\s+/g, '\n')})()</script>`;
