/** Over once the browser has painted what there is to show by now; at once in a tab that paints nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
