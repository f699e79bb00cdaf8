import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { arrivalOf, departureOf, type FlightOffer, type Itinerary } from '@alisio/shared-contracts/flights';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { Button } from '@alisio/shared-ui/button';
import { Suitcases } from '@alisio/shared-ui/flight';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';

const { color, space } = tokens;

const Way = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
  }

  & > button {
    margin-top: ${space[3]};
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin-top: ${space[3]};

  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 72px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
    box-shadow: 0 0 0 1px ${color.action};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  & > svg {
    grid-row: 1 / span 2;
  }

  & > b {
    grid-column: 2;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  ${media.md} {
    grid-template-columns: 1fr;
    align-content: normal;
    justify-items: center;
    gap: ${space[1]};
    padding: ${space[4]} ${space[2]};
    text-align: center;

    & > svg,
    & > b {
      grid-area: auto;
    }
  }
`;

/** Numbers that stand there at first: none to three. */
const FIRST_SHOWN = 3;
/** So many more with each press. */
const MORE = 4;

const numbersTo = (last: number) => Array.from({ length: last + 1 }, (_, count) => count);

export interface BagWayProps {
  /** of the fields' group */
  id: string;
  name: 'onward' | 'return';
  itinerary: Itinerary;
  locations: FlightOffer['dictionaries']['locations'];
  /** checked bags that each fare has here */
  included: number;
  /** 0 where none is sold */
  most: number;
  each: MoneyAmount | undefined;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** One way: as many bags as there may be, each number with its price. */
export function BagWay({
  id,
  name,
  itinerary,
  locations,
  included,
  most,
  each,
  quantity,
  onChange,
}: BagWayProps) {
  const { t } = useTexts('booking');
  const { totalText } = usePriceSums();
  const [asked, setAsked] = useState(FIRST_SHOWN);
  const shown = Math.min(most, Math.max(asked, quantity));
  const city = (code = '') => locations[code]?.cityName ?? code;
  const route = t('flight.route', {
    from: city(departureOf(itinerary)?.iataCode),
    to: city(arrivalOf(itinerary)?.iataCode),
  });
  return (
    <Way>
      <legend>
        <b>{t(`flight.addBags.${name}`)}</b> <Muted as="span">{route}</Muted>
      </legend>
      <Muted>
        {t(included > 0 ? 'flight.addBags.included' : 'flight.addBags.noneIncluded', { count: included })}
      </Muted>
      {each && most > 0 ? (
        <Options>
          {numbersTo(shown).map((count) => (
            <Option key={count}>
              <input type="radio" name={id} checked={count === quantity} onChange={() => onChange(count)} />
              <Suitcases count={count} />
              <span>{count === 0 ? t('flight.addBags.none') : t('flight.addBags.count', { count })}</span>
              <b>
                {count === 0 ? '' : '+ '}
                {totalText({ currency: each.currency, amounts: [count * each.amount] })}
              </b>
            </Option>
          ))}
        </Options>
      ) : (
        <Muted>{t('flight.addBags.notSold')}</Muted>
      )}
      {each && shown < most ? (
        <Button variant="quiet" size="s" onClick={() => setAsked(shown + MORE)}>
          {t('flight.addBags.more', { most })}
        </Button>
      ) : null}
    </Way>
  );
}
