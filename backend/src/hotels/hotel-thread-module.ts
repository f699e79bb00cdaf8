import type { ThreadModule } from '../threads/index.ts';

/** The work of hotels for threads that several products share. */
export const hotelThreadModule = (): ThreadModule => ({
  url: new URL('./search/thread-work.ts', import.meta.url).href,
  settings: undefined,
});
