import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { type ListedTour, type TourParty, tourHref } from '@alisio/shared-contracts/tours';
import { NearPoster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useTourWords } from '../words/tour-words.ts';
import { pictureOf } from './picture-of.ts';

const { color, space, text } = tokens;

const Card = styled.article`
  position: relative;
  display: grid;
  overflow: hidden;
  height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  &:hover {
    border-color: ${color.control};
  }

  ${media.sm} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
`;

const Picture = styled(NearPoster)`
  ${media.sm} {
    height: 100%;
    aspect-ratio: auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding: ${space[4]};

  & > h3 a {
    color: inherit;
    text-decoration: none;
  }

  & > h3 a:hover {
    text-decoration: underline;
  }

  /* The whole card leads where its title leads. */
  & > h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li:first-of-type {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Cost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  font-size: ${text[14]};

  & b {
    font-size: ${text[20]};
    font-weight: 650;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

export interface TourCardProps {
  tour: ListedTour;
  /** who is thought of on its page */
  party?: TourParty;
  /** of the next departure, ISO date, where the list is of one month */
  date?: string | undefined;
  /** a list of one country does not name it */
  country?: boolean;
}

/** A tour of a list: how long, how hard, how high, where one sleeps, from which price, and which departure is next. */
export function TourCard({ tour, party, date, country = false }: TourCardProps) {
  const { t } = useTexts('tours');
  const { day, list } = useFormats();
  const { fromMoney } = usePrices();
  const words = useTourWords();
  const id = useId();
  const { title, lead, days, nights, effort, highest, sleeps, from, next } = tour;
  const href = tourHref(tour.country.slug, tour.slug, party && { ...party, ...(date ? { date } : {}) });
  return (
    <Card aria-labelledby={id}>
      <Picture place={pictureOf(tour)} ratio="16 / 9" />
      <Words>
        {country ? <Muted>{tour.country.name}</Muted> : null}
        <Heading level={3} size="m" id={id}>
          <Link to={href}>{title}</Link>
        </Heading>
        <Muted size={15}>{lead}</Muted>
        <Facts>
          <li>{words.length(days, nights)}</li>
          <li>{t('tour.card.effort', { effort: words.effort(effort) })}</li>
          <li>{t('tour.card.highest', { height: words.metres(highest) })}</li>
          <li>{t('tour.card.group', { count: tour.group.most })}</li>
        </Facts>
        {sleeps.length > 0 ? <Muted>{t('tour.card.sleeps', { places: list(sleeps) })}</Muted> : null}
        <Cost>
          {next ? (
            <span>
              {t('tour.card.next', { day: day(next.startDate) })}
              <br />
              <Muted as="span">{t('tour.left', { count: next.left })}</Muted>
            </span>
          ) : (
            <span>{t('tour.card.none')}</span>
          )}
          {from ? (
            <span>
              {t('tour.from')} <b>{fromMoney(from.amount, from.currency)}</b> {t('tour.perPerson')}
            </span>
          ) : null}
        </Cost>
      </Words>
    </Card>
  );
}
