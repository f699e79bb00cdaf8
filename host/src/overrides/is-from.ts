/** Whether a remote, as it is known, comes from an origin that an override names: then it need not be brought. */
export const isFrom = (remote: { entry: { url: string } } | undefined, origin: string): boolean =>
  remote?.entry.url.startsWith(`${origin}/`) === true;
