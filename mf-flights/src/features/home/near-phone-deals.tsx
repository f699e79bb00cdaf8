import { useLatePart, useNear } from '@alisio/shared-ui/late-part';
import { useRef, useState } from 'react';
import { DealPlaces } from './deal-places.tsx';
import { PhoneDealsFrame, type PhoneDealsFrameProps } from './phone-deals-frame.tsx';

const loadDeals = async () =>
  (await import(/* webpackChunkName: "phone-deals" */ './phone-deals.tsx')).default;

/** The deals' code, with the API client and the posters beneath it, is fetched when their place comes near. */
export function NearPhoneDeals() {
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<PhoneDealsFrameProps['state']>('awaited');
  const { part: PhoneDeals, want } = useLatePart(loadDeals);
  useNear(place, '600px', () => void want());
  return (
    <PhoneDealsFrame state={state} ref={place}>
      {PhoneDeals ? <PhoneDeals onState={setState} /> : <DealPlaces />}
    </PhoneDealsFrame>
  );
}
