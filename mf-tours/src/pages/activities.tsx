import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ByPhone, PlaceWall } from '../features/activity-places/index.ts';
import { LateActivitySearch, useActivityDraft } from '../features/activity-search/index.ts';
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

/** `/activities` (the address is ours): the search of activities, places that people go to, and a person. */
export default function ActivitiesPage() {
  const { t } = useTexts('tours');
  const [form, change] = useActivityDraft();
  return (
    <Page>
      <Block>
        <div>
          <Heading level={1} size="xl">
            {t('activitiesHome.title')}
          </Heading>
          <Muted size={16}>{t('activitiesHome.lead')}</Muted>
        </div>
        <LateActivitySearch form={form} onChange={change} />
      </Block>
      <Block>
        <div>
          <Heading level={2}>{t('activitiesHome.wallTitle')}</Heading>
          <Muted size={16}>{t('activitiesHome.wallText')}</Muted>
        </div>
        <PlaceWall />
        <ChargedNote />
      </Block>
      <ByPhone />
    </Page>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('activitiesHome.metaTitle'),
  description: t('activitiesHome.lead'),
});
