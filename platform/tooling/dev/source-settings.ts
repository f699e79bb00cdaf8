import type { DevServerPlan } from './dev-server.ts';

/** Settings of a web edge that takes the shell, where one is named, and remotes from development servers. */
export const sourceSettings = (
  host: Pick<DevServerPlan, 'origin'> | undefined,
  remotes: readonly Pick<DevServerPlan, 'name' | 'origin'>[],
): Record<string, string> => ({
  // What comes from source is an override of every page.
  OVERRIDES: 'on',
  // A page waits until it is drawn, however slow what is not made for speed is, and is drawn anew each time.
  DRAWN_WITHIN_MS: process.env.DRAWN_WITHIN_MS ?? '10000',
  KEPT_PAGES_MB: '0',
  ...(host ? { DEV_HOST: host.origin } : {}),
  DEV_REMOTES: remotes.map(({ name, origin }) => `${name}@${origin}`).join(','),
});
