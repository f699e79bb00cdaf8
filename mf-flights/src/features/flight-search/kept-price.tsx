import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { FlightSearchForm, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { keptPricesQuery } from '../../api/kept-prices.ts';
import { askedBy } from './use-month-prices.ts';

const Price = styled.span`
  display: block;
  text-align: end;
  white-space: nowrap;
`;

const From = styled.span`
  display: block;
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};
`;

const Amount = styled.b`
  font-weight: 600;
`;

function payloadOf(form: FlightSearchForm): FlightSearchPayload {
  const { from, to, ...asked } = askedBy(form);
  const out = { from, to, departureDate: form.departureDate };
  const back = { from: to, to: from, departureDate: form.returnDate };
  return { legInfo: form.tripType === '2' ? { '1': out, '2': back } : { '1': out }, ...asked };
}

export interface KeptPriceProps {
  /** all that are offered: they are asked for together */
  searches: readonly FlightSearchForm[];
  /** of which one, from 0 */
  index: number;
}

/** The lowest total that the answer to a search of before has, while it is kept; nothing where none is. */
export default function KeptPrice({ searches, index }: KeptPriceProps) {
  const { t } = useTexts('flights');
  const { fromMoney } = usePrices();
  const { data } = useQuery(keptPricesQuery(searches.map(payloadOf)));
  const kept = data?.find(({ search }) => search === index);
  if (!kept) return null;
  return (
    <Price>
      {' '}
      <From>{t('kept.from')}</From> <Amount>{fromMoney(kept.lowest.amount, kept.lowest.currency)}</Amount>
    </Price>
  );
}
