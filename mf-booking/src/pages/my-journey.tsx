import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { LateLookup } from '../features/booking-lookup/index.ts';

const Column = styled.div`
  max-width: 640px;
  margin-inline: auto;
  padding-block: ${tokens.space[8]} ${tokens.space[16]};

  ${media.lg} {
    padding-block: ${tokens.space[16]} ${tokens.space[24]};
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${tokens.space[6]};
`;

/** `/user/my-journey` (§2, §6): what is waited for and what was booked here, and any booking by its reference and e-mail. */
export default function MyJourneyPage() {
  const { t } = useTexts('booking');
  return (
    <Wrap>
      <Column>
        <Title level={1}>{t('lookup.metaTitle')}</Title>
        <LateLookup />
      </Column>
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('lookup.metaTitle'),
  description: t('lookup.metaText'),
});
