import type { CodedCruise } from '@alisio/shared-contracts/cruises';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { useEffect } from 'react';
import { keepCruiseForPhone } from '../../api/keep-cruise-for-phone.ts';

/** Who answers the phone finds a cabin by its code; without it they search for it, as anybody does. */
export function keepFor(coded: CodedCruise, calls = false): void {
  keepCruiseForPhone(coded, calls).catch((error: unknown) =>
    console.error('The phone offer is not kept', error),
  );
}

/** Keeps the cabin that is shown, once the browser has time. */
export function useKeptForPhone(coded: CodedCruise | undefined): void {
  const said = coded && JSON.stringify(coded);
  useEffect(() => {
    if (said === undefined) return undefined;
    const kept: CodedCruise = JSON.parse(said);
    return whenIdle(() => keepFor(kept));
  }, [said]);
}
