import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useCurrencyCode, useToday } from '@alisio/platform/sdk/visitor';
import { textLinkStyles } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type Place, searchHref, usualDays } from './searched-trip.ts';

const { color, space } = tokens;

const ToBase = styled(Link)(textLinkStyles);

const Notice = styled.div`
  margin-bottom: ${space[5]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${tokens.radius.card};
  background: ${color.sunken};
`;

/** Who is where the airline does not fly from is told so, and how to get to where it does. */
export function Elsewhere({ name, from, instead }: { name: string; from: Place; instead: Place }) {
  const { t } = useTexts('content');
  const currencyCode = useCurrencyCode();
  const days = usualDays(useToday());
  const words = { name, city: instead.city, base: from.city };
  return (
    <Notice>
      <p>{t('airline.routes.notFrom', words)}</p>
      <ToBase to={searchHref(instead, from, { ...days, currencyCode })}>
        {t('airline.routes.toBase', words)}
      </ToBase>
    </Notice>
  );
}
