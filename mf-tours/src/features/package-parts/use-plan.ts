import { currentAttribution } from '@alisio/platform/sdk/api';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { OnePackage, PackageQuery } from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { planQuery } from '../../api/package-plan.ts';
import {
  type ChosenPlan,
  type PlanInPackage,
  partyIn,
  planInPackage,
  readPlan,
  timeThere,
  type WhyOut,
} from './chosen-plan.ts';

/** What stands of the activity that an address names. */
export type Plan =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'out'; why: WhyOut; choice: ChosenPlan; name: string }
  | { kind: 'in'; plan: PlanInPackage };

/** The activity of a package's address, as it is sold now. @param at its hotel */
export function usePlan(query: PackageQuery, { flight, stay }: OnePackage, at: GeoPoint): Plan {
  const language = useLanguage();
  const choice = readPlan(query.activity);
  const { data, isError, refetch } = useQuery({
    ...planQuery(choice?.code ?? '', stay, partyIn(query.rooms), language, currentAttribution()),
    enabled: choice !== undefined,
  });
  if (!choice) return { kind: 'none' };
  if (data === null) return { kind: 'out', why: 'gone', choice, name: '' };
  if (isError) return { kind: 'failed', retry: () => void refetch() };
  if (!data) return { kind: 'waiting' };
  const plan = planInPackage(choice, data, timeThere(flight.offer), at, language);
  return typeof plan === 'string'
    ? { kind: 'out', why: plan, choice, name: data.detail.activityInfo.name }
    : { kind: 'in', plan };
}
