import type { ActivityDetail } from '@alisio/shared-contracts/activities';
import { Included, WhatHappens, WhereItBegins, WhoItSuits } from '../../features/activity-facts/index.ts';
import { PointMap } from '../../features/activity-map/index.ts';

/** What is good to know of an activity, below what is chosen of it. */
export default function ActivityFacts({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <WhatHappens {...detail} />
      <Included {...detail} />
      <WhereItBegins
        startingPoints={detail.startingPoints}
        map={({ name, latitude, longitude }) => (
          <PointMap name={name} at={{ lat: latitude, lon: longitude }} />
        )}
      />
      <WhoItSuits {...detail} />
    </>
  );
}
