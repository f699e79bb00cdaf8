import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Price } from '@alisio/shared-ui/price';
import { Muted, Tag, type TagTone } from '@alisio/shared-ui/text';
import { memo } from 'react';
import { type FlightChoice, type Sort, totalOf } from '../../offers/flight-choices.ts';
import { LegView } from '../../offers/leg-view.tsx';
import { adultPrice } from '../../offers/offer-summary.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { Amount, Buy, Card, Choose, Legs } from './card-styles.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { useResultsAddress } from './use-results-address.ts';

export interface FlightCardProps {
  choice: FlightChoice;
  way: 'outbound' | 'return';
  /** the last question: choosing settles the whole trip */
  last: boolean;
  rank: Sort | undefined;
  /** the cheapest choice on offer now */
  cheapest: FlightOffer | undefined;
  travelers: number;
  /** the fare family that was chosen with the way out, where this way back has none of it */
  lacking: string | undefined;
  busy: boolean;
  /** the same function as long as the list stands: a card is drawn anew for its own sake only */
  onOpen: (choice: FlightChoice) => void;
}

/** Characters of an amount in large figures, for which the card has room: 10,000,000 and more in full. */
const LONGEST_LARGE = 10;

const RANK_TONES: Record<Sort, TagTone> = { best: 'action', cheapest: 'warm', fastest: 'good' };

/** Where no script runs, a link to the next question with this flight; an address cannot choose at the last one. */
function ChooseWithout({ outbound, label }: { outbound: string; label: string }) {
  const { t } = useTexts('flights');
  return (
    <Button href={useResultsAddress().hrefOfOutbound(outbound)} aria-label={label}>
      {t('card.choose')}
    </Button>
  );
}

/** One way to fly, as short as it can be compared, and one total for everybody. Its sheet tells the rest. */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { choice, way, last, rank, travelers, busy, onOpen } = props;
  const { t } = useTexts('flights');
  const { time } = useFormats();
  const { prices, totalText, totalParts, dearer } = useOfferPrices();
  const { itinerary, offers } = choice;
  const [offer] = offers;
  const { dictionaries, price } = offer;
  const first = itinerary.segments[0];
  const total = totalParts(offer);
  const flight = {
    carrier: dictionaries.carriers[first?.carrierCode ?? ''] ?? first?.carrierCode ?? '',
    time: first ? time(first.departure.at) : '',
  };
  const more = props.cheapest && dearer(offer, props.cheapest);
  const isCheapest = offers.every((other) => totalOf(other) >= totalOf(offer));
  const isFrom = isCheapest && (!last || offers.length > 1);
  return (
    <Card aria-label={t('card.label', { ...flight, total: totalText(offer) })}>
      <Legs>
        <LegView
          itinerary={itinerary}
          dictionaries={dictionaries}
          tag={rank ? <Tag tone={RANK_TONES[rank]}>{t(`ranks.${rank}`)}</Tag> : null}
        />
      </Legs>
      <OfferFacts
        offer={offer}
        itinerary={itinerary}
        open={last ? undefined : offers}
        isCheapest={isCheapest}
        lacking={props.lacking}
      />
      <Buy data-party={travelers > 1 ? '' : undefined}>
        <Amount>
          {isFrom ? <Muted as="span">{t('card.from')}</Muted> : null}{' '}
          <Price parts={total} size={total.number.length > LONGEST_LARGE ? 'm' : 'l'} />
        </Amount>
        <div>
          <Muted>{t(offer.oneWay ? 'card.total' : 'card.totalBothWays', { count: travelers })}</Muted>
          {travelers > 1 ? (
            <Muted>{t('card.perAdult', { amount: prices.money(adultPrice(offer), price.currency) })}</Muted>
          ) : null}
        </div>
        {way === 'return' && more ? <Muted data-more="">{t('card.more', { amount: more })}</Muted> : null}
        {last ? null : (
          <noscript>
            <ChooseWithout outbound={choice.key} label={t('card.chooseFlight', flight)} />
          </noscript>
        )}
        <Choose
          busy={busy}
          aria-label={t('card.chooseFlight', flight)}
          aria-haspopup="dialog"
          onClick={() => onOpen(choice)}
        >
          {t('card.choose')}
        </Choose>
      </Buy>
    </Card>
  );
});
