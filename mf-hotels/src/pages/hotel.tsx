import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Head = styled.header`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[8]};
`;

/** `/hoteles/summary` (§2). */
export default function HotelPage() {
  const { t } = useTexts('hotels');
  return (
    <Wrap>
      <Head>
        <Heading level={1}>{t('hotel.title')}</Heading>
        <Muted size={16}>{t('hotel.text')}</Muted>
      </Head>
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('hotel.title'),
  description: t('hotel.text'),
  robots: 'noindex',
});
