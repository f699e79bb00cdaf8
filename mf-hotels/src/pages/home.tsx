import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ByPhone, PlaceWall, ShortListed } from '../features/stay-places/index.ts';
import { LateStaySearch, useStayDraft } from '../features/stay-search/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';

const { space } = tokens;

const Page = styled(Wrap)`
  display: grid;
  gap: ${space[16]};
  padding-block: ${space[8]} ${space[16]};

  ${media.lg} {
    padding-block: ${space[12]} ${space[24]};
  }
`;

const Block = styled.section`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

/** `/hoteles` (§2): the hotel search, places that people go to, and what a call saves. */
export default function HomePage() {
  const { t } = useTexts('hotels');
  const [form, change] = useStayDraft();
  return (
    <Page>
      <Block>
        <div>
          <Heading level={1} size="xl">
            {t('home.title')}
          </Heading>
          <Muted size={16}>{t('wholeStay')}</Muted>
        </div>
        <LateStaySearch form={form} onChange={change} />
      </Block>
      <ShortListed />
      <Block>
        <div>
          <Heading level={2}>{t('home.wallTitle')}</Heading>
          <Muted size={16}>{t('home.wallText')}</Muted>
        </div>
        <PlaceWall />
        <ChargedNote />
      </Block>
      <ByPhone />
    </Page>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.metaTitle'),
  description: t('wholeStay'),
});
