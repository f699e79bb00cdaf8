import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { TourDetail } from '@alisio/shared-contracts/tours';
import { Button } from '@alisio/shared-ui/button';
import { NearPoster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { pictureOf } from '../../tour-card/index.ts';
import { useTourWords } from '../../words/tour-words.ts';

const { color, space, text } = tokens;

const Top = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-bottom: ${space[4]};

  & > div:last-of-type {
    overflow: hidden;
    border-radius: ${tokens.radius.card};
  }

  ${media.belowSm} {
    & > div:last-of-type {
      order: -1;
    }
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[10]};
    align-items: start;
  }
`;

const Lead = styled(Muted)`
  max-width: 56ch;
  margin-top: ${space[3]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]} ${space[6]};
  margin-block: ${space[5]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
    font-weight: 600;
  }

  & dd > b {
    font-size: ${text[26]};
    line-height: 32px;
  }

  & dd > span {
    font-size: ${text[14]};
    font-weight: 400;
    color: ${color.ink2};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** What a tour is in a glance: how long, for how many, how hard, how high, and from which price. */
export function TourHead({ tour }: { tour: TourDetail }) {
  const { t } = useTexts('tours');
  const { fromMoney } = usePrices();
  const words = useTourWords();
  const { title, lead, days, nights, group, guides, effort, highest, from, stars } = tour;
  return (
    <Top>
      <div>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Lead size={16}>{lead}</Lead>
        <Facts>
          <div>
            <dt>{t('tourPage.facts.length')}</dt>
            <dd>{words.length(days, nights)}</dd>
          </div>
          <div>
            <dt>{t('tourPage.facts.group')}</dt>
            <dd>{t('tourPage.facts.groupOf', group)}</dd>
          </div>
          <div>
            <dt>{t('tourPage.facts.effort')}</dt>
            <dd>{words.effort(effort)}</dd>
          </div>
          <div>
            <dt>{t('tourPage.facts.highest')}</dt>
            <dd>{words.metres(highest)}</dd>
          </div>
          <div>
            <dt>{t('tourPage.facts.guide')}</dt>
            <dd>{guides.map(words.spoken).join(', ')}</dd>
          </div>
          <div>
            <dt>{t('tourPage.facts.hotels')}</dt>
            <dd>{t('tourPage.facts.stars', { count: stars })}</dd>
          </div>
          {from ? (
            <div data-wide="">
              <dt>{t('tourPage.facts.from')}</dt>
              <dd>
                <b>{fromMoney(from.amount, from.currency)}</b> <span>{t('tourPage.facts.each')}</span>
              </dd>
            </div>
          ) : null}
        </Facts>
        <Ways>
          <Button href="#salidas">{t('tourPage.facts.departures')}</Button>
          <Button href="#incluye" variant="quiet">
            {t('tourPage.facts.included')}
          </Button>
        </Ways>
      </div>
      {/* Its drawing comes by itself: drawn by the edge alone it was not the browser's, and the whole page was drawn again. */}
      <NearPoster place={pictureOf(tour)} wide ratio="4 / 3" />
    </Top>
  );
}
