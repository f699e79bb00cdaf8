import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { ActivityParty } from '@alisio/shared-contracts/activities';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { PackageStay } from '@alisio/shared-contracts/packages';
import type { PlanSold } from './get-plan.ts';

/** What is shown is asked for anew before its prices are over (§9: 15 minutes). Milliseconds. */
const FRESH_MS = 10 * 60_000;

/**
 * An activity with its sessions on the days of a package; null for a code that none has. How it is asked for comes only
 * to who has chosen one.
 */
export const planQuery = (
  code: string,
  { startDate: from, endDate: to }: PackageStay,
  party: ActivityParty,
  language: Language,
  infoData: Attribution,
) =>
  queryOptions({
    queryKey: ['package-plan', code, language, from, to, JSON.stringify(party)],
    queryFn: async ({ signal }): Promise<PlanSold | null> => {
      const { getPlan } = await import(/* webpackChunkName: "get-plan" */ './get-plan.ts');
      return getPlan({ code, days: { from, to }, party, language, infoData }, signal);
    },
    staleTime: FRESH_MS,
  });
