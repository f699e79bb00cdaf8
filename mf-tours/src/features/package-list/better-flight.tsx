import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-bottom: ${tokens.space[4]};
`;

/** That an airline which answered late has a better flight: what is read stays until that is asked for. */
export function BetterFlight({ onTake }: { onTake: () => void }) {
  const { t } = useTexts('tours');
  return (
    <Line>
      <Muted role="status">{t('packages.better.text')}</Muted>
      <Button size="s" variant="quiet" onClick={onTake}>
        {t('packages.better.take')}
      </Button>
    </Line>
  );
}
