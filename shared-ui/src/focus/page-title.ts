/** Where the keys go on from when what had them is gone: the page's title, or the page. */
export const pageTitle = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? document.querySelector('main');
