import { useLatePart } from '@alisio/shared-ui/late-part';
import { type ComponentType, useRef } from 'react';
import { useNear } from './use-near.ts';

/** A part of the page below the fold. Its code is fetched when its place, which has no height, comes near. */
function NearPart({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null);
  const { part: Part, want } = useLatePart(load);
  useNear(place, '600px', () => void want());
  return Part ? <Part /> : <div ref={place} />;
}

const loadDeals = async () =>
  (await import(/* webpackChunkName: "phone-deals" */ './phone-deals.tsx')).default;
export const PhoneDeals = () => <NearPart load={loadDeals} />;

const loadHowItWorks = async () =>
  (await import(/* webpackChunkName: "how-it-works" */ './how-it-works.tsx')).default;
export const HowItWorks = () => <NearPart load={loadHowItWorks} />;
