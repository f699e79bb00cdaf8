import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityDetail } from '@alisio/shared-contracts/activities';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ActivityPicture } from '../../words/activity-picture.tsx';
import { useActivityWords } from '../../words/activity-words.ts';

const { space, text } = tokens;

const Head = styled.header`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  margin-top: ${space[3]};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[10]};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.card};

  ${media.md} {
    order: 2;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  font-size: ${text[15]};

  & > li {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
  }

  & svg {
    flex: none;
    color: ${tokens.color.ink2};
  }
`;

/** What it is, in a picture, a line and the facts that decide. */
export function ActivityHead({ detail }: { detail: ActivityDetail }) {
  const { t } = useTexts('tours');
  const words = useActivityWords();
  const { activityInfo, summary } = detail;
  const { name, kinds, duration, groupSize, languages, location, media: pictures, starts } = activityInfo;
  const [picture] = pictures.rawImages;
  return (
    <Head>
      <Frame>{picture ? <ActivityPicture picture={picture} sizes="600px" eager /> : null}</Frame>
      <Words>
        <Heading level={1} size="xl">
          {name}
        </Heading>
        <Muted size={16}>{words.where(location)}</Muted>
        <p>{summary}</p>
        <Facts>
          <li>
            <Icon name="clock" size="s" />
            {words.duration(duration)}
          </li>
          <li>
            <Icon name="people" size="s" />
            {t('activityPage.facts.upTo', { count: groupSize })}
          </li>
          {languages.length > 0 ? (
            <li>
              <Icon name="globe" size="s" />
              {languages.map(words.spoken).join(', ')}
            </li>
          ) : null}
          {starts.includes('pick-up') ? (
            <li>
              <Icon name="pin" size="s" />
              {words.start('pick-up')}
            </li>
          ) : null}
          <li>{kinds.map(words.kind).join(', ')}</li>
        </Facts>
      </Words>
    </Head>
  );
}
