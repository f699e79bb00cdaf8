import { useListAddress } from '@alisio/platform/sdk/lists';
import { SORTS } from '../../offers/flight-choices.ts';

export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** The choices on the page live in the address: order, page, and the way out once it is chosen. */
export function useResultsAddress() {
  const list = useListAddress(SORTS);
  const { read, ask } = list;
  return {
    ...list,
    outbound: read('outbound'),
    chooseOutbound: (key: string | null) => ask({ outbound: key }),
  };
}
