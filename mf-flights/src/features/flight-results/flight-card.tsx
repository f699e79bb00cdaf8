import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Price } from '@alisio/shared-ui/price';
import { Muted, Tag, type TagTone } from '@alisio/shared-ui/text';
import { memo, useCallback, useId, useState } from 'react';
import { type FlightChoice, type Sort, totalOf } from '../../offers/flight-choices.ts';
import { LegView } from '../../offers/leg-view.tsx';
import { adultPrice, fareFamily } from '../../offers/offer-summary.ts';
import { Unseen, useKeptRoom } from '../../prices/kept-room.tsx';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { Buy, Card, Legs, Tags } from './card-styles.tsx';
import { FareFamilies } from './fare-families.tsx';
import { OfferFacts } from './offer-facts.tsx';

export interface FlightCardProps {
  choice: FlightChoice;
  way: 'outbound' | 'return';
  /** the last question: choosing settles the whole trip, with its fare family */
  last: boolean;
  rank: Sort | undefined;
  /** the cheapest choice on offer now */
  cheapest: FlightOffer | undefined;
  travelers: number;
  busy: boolean;
  /** the same function as long as the list stands: a card is drawn anew for its own sake only */
  onChoose: (choice: FlightChoice, offer: FlightOffer) => void;
}

const RANK_TONES: Record<Sort, TagTone> = { best: 'action', cheapest: 'warm', fastest: 'good' };

/** One way to fly with everything that a traveller must know, and one total for everybody. */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { choice, way, last, rank, travelers, busy, onChoose } = props;
  const { t } = useTexts('flights');
  const { money, time } = useFormats();
  const { prices, totalText, totalParts, dearer } = useOfferPrices();
  const name = useId();
  // By its family: the same offer has another id in the next answer.
  const [family, setFamily] = useState<string>();
  // The same function always: a card that is busy draws its button and not all that it tells.
  const chooseFamily = useCallback((one: FlightOffer) => setFamily(fareFamily(one)), []);
  const offer = choice.offers.find((one) => fareFamily(one) === family) ?? choice.offers[0];
  const { currency } = offer.price;
  const converts = prices.converts(currency);
  const kept = useKeptRoom(currency);
  const first = choice.itinerary.segments[0];
  const flight = {
    carrier: offer.dictionaries.carriers[first?.carrierCode ?? ''] ?? first?.carrierCode ?? '',
    time: first ? time(first.departure.at) : '',
  };
  const more = props.cheapest && dearer(offer, props.cheapest);
  const families = last && choice.offers.length > 1;
  const Charged = converts ? Muted : Unseen;
  return (
    <Card aria-label={t('card.label', { ...flight, total: totalText(offer) })}>
      <Legs>
        <LegView itinerary={choice.itinerary} dictionaries={offer.dictionaries} way={way} />
      </Legs>
      <div>
        <OfferFacts offer={offer} itinerary={choice.itinerary} open={last ? undefined : choice.offers} />
        {families ? (
          <FareFamilies name={name} offers={choice.offers} chosen={offer} onChoose={chooseFamily} />
        ) : null}
      </div>
      <Buy>
        <Tags data-wide>
          {rank ? <Tag tone={RANK_TONES[rank]}>{t(`ranks.${rank}`)}</Tag> : null}
          <b>{t('card.fare', { cabin: cabinOf(offer, t), family: t(`families.${fareFamily(offer)}`) })}</b>
        </Tags>
        <div>
          {last ? null : <Muted>{t('card.from')}</Muted>}
          <Price parts={totalParts(offer)} size="l" />
          <Muted>{t(offer.oneWay ? 'card.total' : 'card.totalBothWays', { count: travelers })}</Muted>
          {travelers > 1 ? (
            <Muted>{t('card.perAdult', { amount: prices.money(adultPrice(offer), currency) })}</Muted>
          ) : null}
          {way === 'return' && more ? <Muted>{t('card.more', { amount: more })}</Muted> : null}
          {converts || kept ? (
            <Charged>{t('card.charged', { amount: money(totalOf(offer), currency) })}</Charged>
          ) : null}
        </div>
        <Button
          busy={busy}
          aria-label={t('card.chooseFlight', flight)}
          onClick={() => onChoose(choice, offer)}
        >
          {t('card.choose')}
        </Button>
      </Buy>
    </Card>
  );
});

const cabinOf = (offer: FlightOffer, t: (key: string) => string) =>
  t(
    `cabinLabels.${offer.travelerPricings[0]?.fareDetailsBySegment[0]?.cabin.replaceAll(' ', '_') ?? 'ECONOMY'}`,
  );
