import { callApi } from '@alisio/platform/sdk/api';
import type { CodedCruise } from '@alisio/shared-contracts/cruises';
import { keepCruiseForPhone as keep } from '@alisio/shared-contracts/endpoints';

/**
 * Keeps a cabin that the page shows under its code.
 * @param calls who looks at it presses to call: it comes into the agents' queue, once
 * @throws ApiProblem, `offer-not-found` among them
 */
export async function keepCruiseForPhone(
  { cruise, cabin, party }: CodedCruise,
  calls = false,
): Promise<void> {
  const { adults, childAges } = party;
  await callApi(keep, {
    params: { cruise },
    body: { cabin, adults, childAges: [...childAges], ...(calls ? { calls } : {}) },
  });
}
