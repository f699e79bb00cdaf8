import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ResultsAddress } from './use-results-address.ts';

const { color } = tokens;

/** Beside the filters' button and as high: a switch by its words and its mark. */
const Switch = styled(Button)`
  &[aria-checked='true'] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.actionText};
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** Whether every price counts one checked bag of each traveler; a link where no script runs. */
export function BagSwitch({ bag }: Pick<ResultsAddress, 'bag'>) {
  const { t } = useTexts('flights');
  return (
    <>
      <Switch
        variant="quiet"
        size="s"
        role="switch"
        aria-checked={bag.counts}
        onClick={() => bag.count(!bag.counts)}
      >
        <Icon name={bag.counts ? 'check' : 'bag-hold'} size="s" />
        {t('list.withBag')}
      </Switch>
      <noscript>
        <a href={bag.otherHref}>{t(bag.counts ? 'list.bagOff' : 'list.bagOn')}</a>
      </noscript>
    </>
  );
}
