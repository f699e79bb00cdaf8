import { does, type ThreadWork } from '../../threads/index.ts';
import { threadTowns } from '../../towns/index.ts';
import { SEARCH } from './activity-work.ts';
import { activityWorkHere } from './activity-work-here.ts';

/** The work of activities as threads do it. */
export async function openWork(): Promise<readonly ThreadWork[]> {
  const work = activityWorkHere(threadTowns());
  return [does(SEARCH, (question) => work.search(question))];
}
