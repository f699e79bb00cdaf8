import { callApi } from '@alisio/platform/sdk/api';
import { type ActivityParty, type ListedActivity, paxesOf } from '@alisio/shared-contracts/activities';
import { keepActivityForPhone as keep } from '@alisio/shared-contracts/endpoints';

/** Keeps the session that a card shows under its code. @throws ApiProblem, `offer-not-found` among them */
export async function keepActivityForPhone(
  { activityInfo, lead: { startsAt, modality } }: ListedActivity,
  party: ActivityParty,
): Promise<void> {
  await callApi(keep, {
    params: { code: activityInfo.code },
    body: { startsAt, modality, paxes: paxesOf(party) },
  });
}
