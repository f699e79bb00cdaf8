import type { ThreadModule } from '../threads/index.ts';

/** The work of activities for threads that several products share. */
export const activityThreadModule = (): ThreadModule => ({
  url: new URL('./search/thread-work.ts', import.meta.url).href,
  settings: undefined,
});
