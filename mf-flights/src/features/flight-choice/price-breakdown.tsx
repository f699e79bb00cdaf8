import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { priceLines, type TypeLines } from './price-lines.ts';

const { color, space, text } = tokens;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[15]};
  line-height: 24px;
  text-align: left;

  & td,
  & th {
    padding: 0;
    font-weight: 400;
    color: ${color.ink2};
  }

  & td {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  & tbody > tr:first-of-type > * {
    padding-top: ${space[2]};
    font-weight: 600;
    color: ${color.ink};
  }

  & tbody > tr:not(:first-of-type) > th {
    padding-left: ${space[4]};
  }

  & tfoot > tr > * {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
    font-weight: 650;
    color: ${color.ink};
  }
`;

const PARTS = ['base', 'taxes', 'fees', 'bags'] as const;

export interface PriceBreakdownProps {
  offer: FlightOffer;
  /** it is what the trip costs with its cheapest way back */
  isFrom: boolean;
}

/**
 * What each type of traveler pays and for what. In another currency the taxes are what is shown of the total above what
 * is shown of the rest, so that every sum is that of the figures above it.
 */
export function PriceBreakdown({ offer, isFrom }: PriceBreakdownProps) {
  const { t } = useTexts('flights');
  const { money } = useFormats();
  const { prices, totalText } = useOfferPrices();
  const { currency } = offer.price;
  const shown = (minor: number) => prices.shown(minor, currency).minor;
  const write = (minor: number) => money(minor, prices.shown(0, currency).currency);
  const partsOf = ({ base, fees, bags, total }: TypeLines) => {
    const [ofBase, ofFees, ofBags] = [shown(base), shown(fees), shown(bags)];
    return { base: ofBase, fees: ofFees, bags: ofBags, taxes: shown(total) - ofBase - ofFees - ofBags };
  };
  return (
    <>
      <Lines>
        {priceLines(offer).map((line) => {
          const parts = partsOf(line);
          return (
            <tbody key={line.type}>
              <tr>
                <th scope="rowgroup">{t(`sheet.${line.type}`, { count: line.count })}</th>
                <td>{write(shown(line.total) * line.count)}</td>
              </tr>
              {PARTS.filter((part) => parts[part] !== 0).map((part) => (
                <tr key={part}>
                  <th scope="row">{t(`sheet.of-${part}`)}</th>
                  <td>{write(parts[part] * line.count)}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
        <tfoot>
          <tr>
            <th scope="row">{t('sheet.total')}</th>
            <td>{totalText(offer)}</td>
          </tr>
        </tfoot>
      </Lines>
      {isFrom ? <Muted>{t('sheet.fromNote')}</Muted> : null}
    </>
  );
}
