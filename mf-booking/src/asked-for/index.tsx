import type { Passenger } from '@alisio/shared-contracts/orders';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { useEffect } from 'react';

/** Whether a traveller asked for what an airline has to prepare. */
export const asksForHelp = ({ mealPreference, specialAssistance }: Passenger): boolean =>
  !!(mealPreference ?? specialAssistance);

// One file with the words: each name of a file weighs in the entry.
const load = async () => (await import(/* webpackChunkName: "traveller-codes" */ './asked-for.tsx')).default;

/** What was asked for, late, as most have asked for nothing; see the part. */
export function AskedFor({ of }: { of?: Passenger }) {
  const { part: Part, want } = useLatePart(load);
  useEffect(() => {
    if (!Part) void want();
  });
  return Part ? <Part of={of} /> : null;
}
