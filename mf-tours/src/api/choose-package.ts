import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import { choosePackage } from '@alisio/shared-contracts/endpoints';
import type { ChosenPackage } from '@alisio/shared-contracts/packages';

/** What keeps a package from the checkout: which part is gone, or that nobody answers. */
export type PackageTrouble = { kind: 'gone'; part: 'flight' | 'hotel' | 'plan' } | { kind: 'failed' };

/** What is to be confirmed: both parts together, or one alone. */
export interface ChosenParts {
  flight?: { id: string };
  hotel?: { code: string; rateKeys: string[] };
}

/** Asks for the parts at their prices of now, which then hold 8 minutes (§9). */
export async function confirmPackage(
  parts: ChosenParts,
  signal: AbortSignal,
): Promise<ChosenPackage | PackageTrouble> {
  try {
    return await callApi(choosePackage, { body: withAttribution(parts), signal });
  } catch (error) {
    if (!isProblem(error, 'seats-gone') && !isProblem(error, 'offer-not-found')) return { kind: 'failed' };
    return { kind: 'gone', part: error.errors.some(({ path }) => path === 'flight') ? 'flight' : 'hotel' };
  }
}
