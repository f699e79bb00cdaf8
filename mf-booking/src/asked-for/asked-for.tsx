import { useTexts } from '@alisio/platform/sdk/i18n';
import type { Passenger } from '@alisio/shared-contracts/orders';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useBrought } from '../support/use-brought.ts';
import { CODE_KEYS, codeTexts } from './code-texts.ts';

/** Below who asked for it; long words break. */
const Wish = styled.div`
  color: ${tokens.color.ink2};
  font-size: ${tokens.text[14]};

  && dd {
    white-space: normal;
  }
`;

function Wishes({ mealPreference: meal, specialAssistance: help, frequentFlyerNumber: flyer }: Passenger) {
  const { t } = useTexts('booking');
  return [
    meal && ([t('asked.meal'), t(CODE_KEYS.meals(meal))] as const),
    help && ([t('asked.assistance'), t(CODE_KEYS.assistance(help))] as const),
    flyer && ([t('asked.frequentFlyer'), flyer] as const),
  ].map((wish) =>
    wish ? (
      <Wish key={wish[0]}>
        <dt>{wish[0]}</dt>
        <dd>{wish[1]}</dd>
      </Wish>
    ) : null,
  );
}

/** Pairs of what a traveller asked for; without one, of what can be done: that it was asked for, and where that stands. */
export default function AskedFor({ of }: { of: Passenger | undefined }) {
  const { t } = useTexts('booking');
  if (!useBrought(codeTexts, { isExtra: true })) return null;
  if (of) return <Wishes {...of} />;
  return (
    <div>
      <dt>{t('asked.title')}</dt>
      <dd>{t('asked.text')}</dd>
    </div>
  );
}
