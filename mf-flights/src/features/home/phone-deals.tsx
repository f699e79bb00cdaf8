import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { usePhoneLine, useVisitor } from '@alisio/platform/sdk/visitor';
import { useLayoutEffect } from 'react';
import { phoneDealsQuery } from '../../api/get-phone-deals.ts';
import { ChargedNote } from '../../prices/charged-note.tsx';
import { DealOfPhone } from './deal-of-phone.tsx';
import { DealPlaces, Deals, DealsNote } from './deal-places.tsx';

/** `none`: there is nothing to sell by phone, and nothing shows */
export type DealsState = 'awaited' | 'there' | 'none';

export interface PhoneDealsProps {
  /** told what the frame around them is to show */
  onState: (state: DealsState) => void;
}

/** §1: fares that are sold by phone only. Nothing without a line to call, without deals, or without an answer. */
export default function PhoneDeals({ onState }: PhoneDealsProps) {
  const language = useLanguage();
  const line = usePhoneLine();
  const { data: deals, isError } = useQuery(phoneDealsQuery(useVisitor().country?.code, language));
  const none = !line || isError || deals?.length === 0;
  const state = none ? 'none' : deals ? 'there' : 'awaited';
  useLayoutEffect(() => onState(state), [onState, state]);
  if (none) return null;
  if (!deals) return <DealPlaces />;
  const [first] = deals;
  return (
    <>
      <Deals>
        {deals.map((deal) => (
          <li key={deal.code}>
            <DealOfPhone deal={deal} line={line} />
          </li>
        ))}
      </Deals>
      {first ? (
        <DealsNote>
          <ChargedNote currency={first.web.currency} />
        </DealsNote>
      ) : null}
    </>
  );
}
