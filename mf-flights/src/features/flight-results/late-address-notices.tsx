import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../late/use-late-words.ts';
import type { AddressNoticesProps } from './address-notices.tsx';

const Late = drawnComponent<AddressNoticesProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "flight-filters" */ './address-notices.tsx')).AddressNotices,
  }),
  // It names days, and a browser knows better than the edge which is today.
  { wakes: () => 'idle', useWords: useLateWords },
);

/** What of an address was not answered as it was asked, where there is something: most are. */
export function LateAddressNotices(props: AddressNoticesProps) {
  const { query, dayFault, otherTravelers, isOtherCabin } = props.asked;
  const isOtherwise = props.currency !== undefined && props.currency !== query.currencyCode;
  return dayFault || otherTravelers || isOtherCabin || isOtherwise ? <Late {...props} /> : null;
}
