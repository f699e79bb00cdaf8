import { usePhoneLine, useVisitor } from '@alisio/platform/sdk/visitor';
import { useEffect } from 'react';

/** Tells the number of the line for the visitor's country (§1), as it changes. */
export function FollowPhone({ onNumber }: { onNumber: (number: string | undefined) => void }) {
  const number = usePhoneLine()?.shown;
  useEffect(() => onNumber(number), [number, onNumber]);
  return null;
}

/** Tells the ISO code of the currency that the visitor sees prices in, as it changes. */
export function FollowCurrency({ onCurrency }: { onCurrency: (code: string) => void }) {
  const { code } = useVisitor().currency;
  useEffect(() => onCurrency(code), [code, onCurrency]);
  return null;
}
