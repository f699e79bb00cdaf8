import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import { Button } from '@alisio/shared-ui/button';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { PackageSum } from './package-sum.ts';

const Box = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

export interface TakeAloneProps {
  sum: PackageSum;
  /** which of them is on its way */
  busy: string | undefined;
  onTake: (part: 'flight' | 'hotel') => void;
}

/** Each part by itself, at the price that it has alone. */
export function TakeAlone({ sum, busy, onTake }: TakeAloneProps) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  return (
    <Box aria-labelledby="package-alone">
      <div>
        <Heading level={2} size="s" id="package-alone">
          {t('packages.alone.title')}
        </Heading>
        <Muted>{t('packages.alone.text')}</Muted>
      </div>
      <Ways>
        {(['flight', 'hotel'] as const).map((part) => (
          <Button key={part} variant="quiet" size="s" busy={busy === part} onClick={() => onTake(part)}>
            {t(`packages.alone.${part}`, { amount: money(sum[part].apart, PACKAGE_CURRENCY) })}
          </Button>
        ))}
      </Ways>
    </Box>
  );
}
