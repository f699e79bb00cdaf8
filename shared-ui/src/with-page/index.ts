const coming = new Set<Promise<unknown>>();

/** What a page should not be shown without, from its module on: the page waits for it, whether it comes or fails. */
export function bringWithPage(code: Promise<unknown>): void {
  const done = code
    .catch(() => undefined)
    .finally(() => {
      coming.delete(done);
    });
  coming.add(done);
}

/** Over when all of that is here or has failed. */
export const broughtWithPage = async (): Promise<void> => {
  await Promise.all(coming);
};
