import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import {
  CABIN_KINDS,
  type CabinKind,
  type CruiseParty,
  countedPrice,
  cruiseCode,
  cruisePhonePrice,
  type ListedCruise,
  NOT_SOLD,
} from '@alisio/shared-contracts/cruises';
import { Button } from '@alisio/shared-ui/button';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { CallRow, OpenState } from '@alisio/shared-ui/shell';
import { memo, useEffect, useMemo } from 'react';
import { keepCruiseForPhone } from '../../api/keep-cruise-for-phone.ts';
import { useCruiseWords } from '../../words/cruise-words.ts';

/** §8: request errors are logged only. Without it, who answers the phone searches as anybody does. */
const keepQuietly = (...what: Parameters<typeof keepCruiseForPhone>) => {
  keepCruiseForPhone(...what).catch((error: unknown) => console.error('The phone offer is not kept', error));
};

/** What is offered by phone: the cheapest balcony, else the cheapest cabin, of those that are shown. */
function offered(cruises: readonly ListedCruise[]): { cruise: ListedCruise; kind: CabinKind } | undefined {
  const by = (price: (cruise: ListedCruise) => number) =>
    cruises.toSorted((one, other) => price(one) - price(other))[0];
  const balcony = by(({ priceBalcony }) => countedPrice(priceBalcony));
  if (balcony && balcony.priceBalcony !== NOT_SOLD) return { cruise: balcony, kind: 'balcony' };
  const cruise = by(({ pricePerPerson }) => countedPrice(pricePerPerson));
  const kind = CABIN_KINDS.find((one) => cruise?.cabins[one].price === cruise?.pricePerPerson);
  return cruise && kind && cruise.pricePerPerson !== NOT_SOLD ? { cruise, kind } : undefined;
}

export interface CallOfferProps {
  /** those that are shown */
  cruises: readonly ListedCruise[];
  party: CruiseParty;
}

/** A cabin of the list by phone (§1): its price less the usual discount, and the code to dictate. Who calls is in the queue. */
export const CallOffer = memo(function CallOffer({ cruises, party }: CallOfferProps) {
  const { t } = useTexts('cruises');
  const { money } = usePrices();
  const words = useCruiseWords();
  const line = usePhoneLine();
  const best = useMemo(() => offered(cruises), [cruises]);
  const isShown = line !== undefined;
  useEffect(() => {
    if (!isShown || !best) return undefined;
    const { cruise, kind } = best;
    return whenIdle(() => keepQuietly({ cruise: cruise.id, cabin: kind, party }));
  }, [isShown, best, party]);
  if (!line || !best) return null;
  const { cruise, kind } = best;
  const state = cruise.cabins[kind];
  if (state.price === NOT_SOLD) return null;
  const coded = { cruise: cruise.id, cabin: kind, party };
  const byPhone = cruisePhonePrice(state.cabin);
  return (
    <CallRow
      level={2}
      title={t('callOffer.title', {
        ship: cruise.ship.name,
        cabin: t(`callOffer.cabins.${kind}`),
        amount: money(byPhone, cruise.currency),
      })}
      action={
        <Button
          variant="call"
          href={line.href}
          aria-label={t('cruise.call', { number: line.shown })}
          onClick={() => keepQuietly(coded, true)}
        >
          {line.shown}
        </Button>
      }
    >
      <p>
        {t('callOffer.text', {
          days: words.span(cruise.departureDate, cruise.returnDate),
          party: words.party(party),
          saved: money(state.cabin - byPhone, cruise.currency),
          code: cruiseCode(coded),
        })}
      </p>
      <OpenState open={line.openNow}>
        {line.openNow === false
          ? t('cruise.closed', { opens: line.opens })
          : t('cruise.open', { closes: line.closes })}
      </OpenState>
    </CallRow>
  );
});
