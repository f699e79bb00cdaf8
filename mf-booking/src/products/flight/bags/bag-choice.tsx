import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { bagFacts, firstBagsOf, JOURNEY_TYPES } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ServiceSectionProps } from '../../product.ts';
import { offerOf, wantsBags } from '../details.ts';
import { BagWay } from './bag-way.tsx';

export type BagChoiceProps = Omit<ServiceSectionProps, 'state' | 'onLeave'>;

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  padding-top: ${tokens.space[4]};
  border-top: 2px solid ${tokens.color.ink};
`;

const First = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
`;

/** How many checked bags one traveler's fare has on a way. */
const includedOn = (offer: ReturnType<typeof offerOf>, way: (typeof offer)['itineraries'][number]) =>
  bagFacts(offer, [way]).find(({ kind }) => kind === 'checked')?.count ?? 0;

/** How many checked bags to add on each way, what each number costs, and what they come to. */
export default function BagChoice({ id, item, offered, added, dropped, onChange }: BagChoiceProps) {
  const { t } = useTexts('booking');
  const { list } = useFormats();
  const { totalParts, totalText } = usePriceSums();
  const offer = offerOf(item);
  const { currency } = offer.price.intTotal;
  const ways = offer.itineraries.map((itinerary, i) => {
    const name = JOURNEY_TYPES[i] ?? 'return';
    return { name, itinerary, offer: offered.find((one) => one.name === name) };
  });
  const quantityOf = (name: string) => added.find((one) => one.name === name)?.quantity ?? 0;
  const inWords = (bags: readonly { name: string; quantity: number }[]) =>
    list(bags.map(({ name, quantity }) => t(`flight.addBags.some-${name}`, { count: quantity })));

  // One for each who has none, as it was compared: only where everybody can have one.
  const first = ways.map((way) => ({ ...way, quantity: firstBagsOf(offer, way.itinerary) }));
  const isFirstSold = first.every(
    (way) => way.quantity === 0 || (way.offer?.each && way.quantity <= way.offer.most),
  );
  const missing = first.filter(({ quantity }) => quantity > 0);
  const proposes = wantsBags(item) && added.length === 0 && missing.length > 0 && isFirstSold;

  return (
    <Ways>
      {dropped.length > 0 ? (
        <Alert tone="warm" role="status" title={t('flight.addBags.gone')}>
          {t('flight.addBags.goneText', { bags: inWords(dropped) })}
        </Alert>
      ) : null}
      {proposes ? (
        <First>
          <p>
            {t('flight.addBags.compared', {
              bags: inWords(missing),
              price: totalText({
                currency,
                amounts: missing.map(({ quantity, offer: way }) => quantity * (way?.each?.amount ?? 0)),
              }),
            })}
          </p>
          <Button
            variant="quiet"
            size="s"
            onClick={() =>
              onChange(Object.fromEntries(missing.map(({ name, quantity }) => [name, quantity])))
            }
          >
            {t('flight.addBags.addFirst')}
          </Button>
        </First>
      ) : (
        <Muted>{t('flight.addBags.intro')}</Muted>
      )}
      {ways.map(({ name, itinerary, offer: way }) => (
        <BagWay
          key={name}
          id={`${id}-${name}`}
          name={name}
          itinerary={itinerary}
          locations={offer.dictionaries.locations}
          included={includedOn(offer, itinerary)}
          most={way?.each ? way.most : 0}
          each={way?.each}
          quantity={quantityOf(name)}
          onChange={(quantity) => onChange({ [name]: quantity })}
        />
      ))}
      {added.length > 0 ? (
        <Sum>
          <Muted as="span">{inWords(added)}</Muted>
          <Price
            parts={totalParts({
              currency,
              amounts: added.map(({ quantity, each }) => quantity * each.amount),
            })}
            size="m"
          />
        </Sum>
      ) : null}
    </Ways>
  );
}
