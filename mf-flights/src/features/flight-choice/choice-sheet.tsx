import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { arrivalOf, departureOf, type FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Drawer } from '@alisio/shared-ui/drawer';
import { Stack } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FlightChoice } from '../../offers/flight-choices.ts';
import { LegView } from '../../offers/leg-view.tsx';
import { fareFamily } from '../../offers/offer-summary.ts';
import { countsBag, plainOf } from '../../offers/with-bag.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { EmissionsDetail } from './emissions-detail.tsx';
import { cheapestByFamily } from './families.ts';
import { FareTable } from './fare-table.tsx';
import { Journey } from './journey.tsx';
import { LegBags } from './leg-bags.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { WayOnMap } from './way-on-map.tsx';

const { color, space } = tokens;

const Part = styled.section`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  & > h3 {
    margin-bottom: ${space[3]};
  }

  & > [role='img'] {
    margin-top: ${space[4]};
  }
`;

const GoOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  & > button {
    flex: 1 0 auto;
  }

  ${media.sm} {
    & > button {
      flex: none;
    }
  }
`;

export interface ChoiceSheetProps {
  choice: FlightChoice;
  way: 'outbound' | 'return';
  /** choosing settles the whole trip; otherwise prices are those of its cheapest way back */
  last: boolean;
  /** the fare family that is chosen at first, where there is one of it */
  family: string | null;
  travelers: number;
  open: boolean;
  /** the choice is being confirmed */
  busy: boolean;
  onClose: () => void;
  onGoOn: (offer: FlightOffer) => void;
}

/** A flight before it is chosen: its fares side by side, and all that is known of it. */
export default function ChoiceSheet(props: ChoiceSheetProps) {
  const { choice, way, open, onClose } = props;
  const { t } = useTexts('flights');
  const { locations } = choice.offers[0].dictionaries;
  const city = (code = '') => locations[code]?.cityName ?? code;
  const ends = {
    from: city(departureOf(choice.itinerary)?.iataCode),
    to: city(arrivalOf(choice.itinerary)?.iataCode),
  };
  const [family, setFamily] = useState<{ of: string; name: string }>();
  // Who goes on is taken to the next question, or to what is wrong with the choice.
  const goesOn = useRef(false);
  useEffect(() => {
    if (open) goesOn.current = false;
  }, [open]);
  const goOn = (offer: FlightOffer) => {
    goesOn.current = true;
    props.onGoOn(offer);
  };
  const fares = cheapestByFamily(choice.offers);
  const wanted = family?.of === choice.key ? family.name : props.family;
  const chosen = fares.find((offer) => fareFamily(offer) === wanted) ?? choice.offers[0];
  return (
    <Drawer
      side="beside"
      title={t(`sheet.title-${way}`, ends)}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      closeLabel={t('sheet.close')}
      returnsFocus={() => !goesOn.current}
      actions={<Total {...props} chosen={chosen} onGoOn={goOn} />}
    >
      <LegView itinerary={choice.itinerary} dictionaries={chosen.dictionaries} way={way} />
      <FareTable
        fares={fares}
        itinerary={choice.itinerary}
        chosen={chosen}
        last={props.last}
        onChoose={(offer) => setFamily({ of: choice.key, name: fareFamily(offer) })}
      />
      <Detail title={t('sheet.journey')}>
        <Journey itinerary={choice.itinerary} dictionaries={chosen.dictionaries} />
        <WayOnMap itinerary={choice.itinerary} dictionaries={chosen.dictionaries} />
      </Detail>
      <Detail title={t('sheet.bags', { family: t(`families.${fareFamily(chosen)}`) })}>
        <Stack gap={3}>
          <LegBags offer={chosen} itinerary={props.last ? undefined : choice.itinerary} />
          {countsBag(chosen) ? <Muted>{t('sheet.bagApart')}</Muted> : null}
        </Stack>
      </Detail>
      <Detail title={t('sheet.price')}>
        <PriceBreakdown offer={chosen} isFrom={!props.last} />
      </Detail>
      <Detail title={t('sheet.emissions')}>
        <EmissionsDetail offer={chosen} />
      </Detail>
    </Drawer>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Part>
  );
}

/** What it comes to with the chosen fare, in sight all the time, and the way on. */
function Total({ chosen, last, travelers, busy, onGoOn }: ChoiceSheetProps & { chosen: FlightOffer }) {
  const { t } = useTexts('flights');
  const { money } = useFormats();
  const { prices, totalParts, totalText } = useOfferPrices();
  const sold = plainOf(chosen);
  const { amount, currency } = sold.price.intTotal;
  return (
    <GoOn>
      <div>
        <p>
          {last ? null : <Muted as="span">{t('card.from')} </Muted>}
          <Price parts={totalParts(chosen)} size="m" />
        </p>
        <Muted>{t(chosen.oneWay ? 'card.total' : 'card.totalBothWays', { count: travelers })}</Muted>
        {countsBag(chosen) ? <Muted>{t('sheet.bagsApart', { amount: totalText(sold) })}</Muted> : null}
        {prices.converts(currency) ? (
          <Muted>{t('sheet.charged', { amount: money(amount, currency) })}</Muted>
        ) : null}
      </div>
      <Button busy={busy} onClick={() => onGoOn(chosen)}>
        {t('sheet.goOn', { family: t(`families.${fareFamily(chosen)}`) })}
      </Button>
    </GoOn>
  );
}
