import type { Alliance } from '@alisio/shared-contracts/content';

/** What alliances call themselves, in every language. */
export const ALLIANCE_NAMES: Record<Alliance, string> = {
  star: 'Star Alliance',
  oneworld: 'oneworld',
  skyteam: 'SkyTeam',
};
