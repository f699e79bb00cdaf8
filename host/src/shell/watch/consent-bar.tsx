import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { useConsent } from '../../visitor/consent.ts';

const { color, space } = tokens;

const Bar = styled.section`
  border-top: 1px solid ${color.lineStrong};
  background: ${color.surface};
  box-shadow: ${tokens.elevation.floating};
`;

const Line = styled(Wrap)`
  display: grid;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  padding-block: ${space[4]};

  & p {
    font-size: ${tokens.text[14]};
    color: ${color.ink2};
  }

  & h2 {
    font-size: ${tokens.text[16]};
  }

  ${media.md} {
    grid-template-columns: 1fr auto;
  }
`;

/** Both answers look the same: one must not be easier to give. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

/** Asks once whether third parties may measure visits. Nothing of theirs is loaded before the answer. */
export function ConsentBar() {
  const { t } = useTexts(HOST_TEXTS);
  const { answer } = useConsent();
  const titleId = useId();
  return (
    <Bar aria-labelledby={titleId}>
      <Line>
        <div>
          <h2 id={titleId}>{t('consent.title')}</h2>
          <p>{t('consent.text')}</p>
        </div>
        <Answers>
          <Button variant="quiet" onClick={() => answer('refused')}>
            {t('consent.refuse')}
          </Button>
          <Button variant="quiet" onClick={() => answer('granted')}>
            {t('consent.accept')}
          </Button>
        </Answers>
      </Line>
    </Bar>
  );
}
