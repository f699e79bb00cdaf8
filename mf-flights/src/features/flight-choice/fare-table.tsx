import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { useId } from 'react';
import { fareFamily } from '../../offers/offer-summary.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { ROWS, useFareRows } from './fare-rows.ts';
import { Cell, Fares, Head, Name, Pick, RowName } from './fare-table-styles.tsx';

export interface FareTableProps {
  /** one offer of each family */
  fares: readonly FlightOffer[];
  /** the way that is being chosen */
  itinerary: Itinerary;
  chosen: FlightOffer;
  last: boolean;
  onChoose: (offer: FlightOffer) => void;
}

const ICONS = { yes: 'check', no: 'close', pay: 'plus' } as const;

/** The same flight under other conditions, side by side: what each includes, and what all of it costs. */
export function FareTable({ fares, itinerary, chosen, last, onChoose }: FareTableProps) {
  const { t } = useTexts('flights');
  const { totalParts } = useOfferPrices();
  const rowsOf = useFareRows(last ? undefined : itinerary, itinerary);
  const group = useId();
  const columns = fares.map((offer) => ({ offer, family: fareFamily(offer), rows: rowsOf(offer) }));
  // Suppliers do not say all alike: a row that one fare has stands for all.
  const names = ROWS.filter((name) => columns.some(({ rows }) => rows.some((row) => row.name === name)));
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t('sheet.fares')}</VisuallyHidden>
      <Fares>
        <thead>
          <tr>
            {columns.map(({ offer, family }) => (
              <Head key={family} scope="col" data-chosen={family === fareFamily(chosen) ? '' : undefined}>
                <Pick>
                  <input
                    type="radio"
                    name={group}
                    checked={family === fareFamily(chosen)}
                    onChange={() => onChoose(offer)}
                  />
                  <Name>{t(`families.${family}`)}</Name> <Price parts={totalParts(offer)} />
                </Pick>
              </Head>
            ))}
          </tr>
        </thead>
        {names.map((name) => (
          <tbody key={name}>
            <tr>
              <RowName scope="rowgroup" colSpan={columns.length}>
                {t(`sheet.rows.${name}`)}
              </RowName>
            </tr>
            <tr>
              {columns.map(({ family, rows }) => {
                const cell = rows.find((row) => row.name === name);
                return (
                  <Cell
                    key={family}
                    data-chosen={family === fareFamily(chosen) ? '' : undefined}
                    data-state={cell?.state}
                  >
                    {cell ? <Icon name={ICONS[cell.state]} size="s" /> : null} {cell?.words}
                  </Cell>
                );
              })}
            </tr>
          </tbody>
        ))}
      </Fares>
    </fieldset>
  );
}
