import { useTexts } from '@alisio/platform/sdk/i18n';
import { notFound, type PageModule, redirectTo } from '@alisio/platform/sdk/remote';
import { useParams } from '@alisio/platform/sdk/router';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { landingHref, landingOf } from './place/landings.ts';

const Head = styled.header`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[8]};
`;

/** `/us/hotel/:place` (§2): hotels of a place by the sea. */
export default function PlacePage() {
  const { t } = useTexts('hotels');
  const landing = landingOf(useParams().place);
  return (
    <Wrap>
      <Head>
        <Heading level={1}>{t('place.title', { place: t(`place.names.${landing?.word}`) })}</Heading>
        <Muted size={16}>{t('wholeStay')}</Muted>
      </Head>
    </Wrap>
  );
}

/** Other spellings lead to the one of §2. */
export const loader: PageModule['loader'] = ({ params: { place } }) => {
  const landing = landingOf(place);
  if (!landing) notFound();
  if (landing.word !== place) redirectTo(landingHref(landing));
};

export const meta: PageModule['meta'] = ({ t, params: { place } }) => ({
  title: t('place.title', { place: t(`place.names.${landingOf(place)?.word}`) }),
  description: t('wholeStay'),
});
