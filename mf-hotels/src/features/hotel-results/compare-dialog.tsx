import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { AMENITIES, type HotelQuery, hotelHref, type ListedHotel } from '@alisio/shared-contracts/hotels';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Dialog } from '@alisio/shared-ui/popover';
import { Table } from '@alisio/shared-ui/table';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useHotelWords } from '../../words/hotel-words.ts';

const { color, space } = tokens;

/** It scrolls by itself in both directions: which hotel, and what of it, stays in sight. Hotels are alike wide. */
const Facts = styled(Table)`
  overflow: auto;
  max-height: calc(100dvh - ${space[12]} - ${space[16]} - ${space[12]});

  & thead {
    position: sticky;
    top: 0;
    z-index: ${tokens.layer.sticky};
    background: ${color.surface};
    box-shadow: 0 1px 0 ${color.line};
  }

  & td,
  & thead th:not(:first-of-type) {
    width: 25%;
    min-width: calc(2 * ${space[16]});
    white-space: normal;
  }

  & thead th {
    vertical-align: bottom;
  }

  & tbody th {
    min-width: 0;
  }
`;

const ToRooms = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));

export interface CompareDialogProps {
  hotels: readonly ListedHotel[];
  query: HotelQuery;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Hotels side by side: the same facts in the same order, one a column. */
export function CompareDialog({ hotels, query, open, onOpenChange }: CompareDialogProps) {
  const { t } = useTexts('hotels');
  const words = useHotelWords();
  const { prices, totalText } = usePriceSums();
  const facts: Record<string, (hotel: ListedHotel) => string> = {
    total: ({ hotelRateInfo }) => {
      const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
      return rate ? totalText({ currency: rate.currencyCode, amounts: [rate.amountAfterTax] }) : '';
    },
    night: ({ hotelRateInfo }) => {
      const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
      return rate ? prices.money(rate.averageNightlyRate, rate.currencyCode) : '';
    },
    cancel: ({ hotelRateInfo: { lead } }) =>
      lead.freeUntil ? words.freeUntil(lead.freeUntil) : t(`cancellations.${lead.cancellation}`),
    board: ({ hotelRateInfo: { lead } }) => words.board(lead.board),
    score: ({ hotelInfo: { guestScore } }) => {
      const said = guestScore && words.score(guestScore);
      return said ? `${said.score} ${said.words}` : t('comparison.noScore');
    },
    stars: ({ hotelInfo: { rating } }) => words.stars(rating),
    kind: ({ hotelInfo: { kind } }) => words.kind(kind),
    far: ({ distance }) => words.far(distance),
    with: ({ hotelInfo: { amenities } }) =>
      AMENITIES.filter((amenity) => amenities.includes(amenity))
        .map(words.amenity)
        .join(', '),
  };
  const cellsOf = (of: (hotel: ListedHotel) => ReactNode) =>
    Object.fromEntries(hotels.map((hotel) => [hotel.hotelInfo.hotelCode, of(hotel)]));
  return (
    <Dialog
      title={t('comparison.title')}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={t('comparison.close')}
    >
      <div data-wide>
        <Facts
          caption={t('comparison.caption', { count: hotels.length })}
          columns={[
            { id: 'fact', title: t('comparison.fact') },
            ...hotels.map(({ hotelInfo }) => ({ id: hotelInfo.hotelCode, title: hotelInfo.hotelName })),
          ]}
          rows={[
            ...Object.entries(facts).map(([id, of]) => ({
              id,
              strong: id === 'total',
              cells: { fact: t(`comparison.facts.${id}`), ...cellsOf(of) },
            })),
            {
              id: 'rooms',
              cells: {
                fact: t('comparison.facts.rooms'),
                ...cellsOf(({ hotelInfo: { hotelCode, hotelName } }) => (
                  <ToRooms
                    to={hotelHref(hotelCode, query)}
                    aria-label={t('card.roomsOf', { hotel: hotelName })}
                  >
                    {t('card.rooms')}
                  </ToRooms>
                )),
              },
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
