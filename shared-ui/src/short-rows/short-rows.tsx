import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/index.ts';
import { Heading } from '../text/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  font-size: ${text[16]};
  line-height: 1.4;
`;

/** Two lines on a phone, one where there is room, whatever the words. */
const Note = styled.p`
  min-height: 2.8em;
  font-size: ${text[14]};
  color: ${color.ink2};

  ${media.md} {
    min-height: 1.4em;
  }
`;

const Rows = styled.ul`
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    column-gap: ${space[3]};
    align-content: center;
    align-items: center;
    min-height: 104px;
    border-top: 1px solid ${color.line};
  }

  & > li > :first-child {
    grid-row: 1 / span 2;
  }

  ${media.md} {
    & > li {
      grid-template-columns: 72px minmax(0, 1fr) auto;
      min-height: 88px;
    }

    & > li > :first-child {
      grid-row: auto;
    }
  }
`;

const Picture = styled.div`
  overflow: hidden;
  height: 72px;
  border-radius: ${tokens.radius.tag};
  background: ${color.sunken};

  & > * {
    height: 100%;
    aspect-ratio: auto;
  }
`;

/** Never higher than its row: two lines and one. */
const Words = styled.div`
  & > b,
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & > b {
    font-weight: 600;
    line-height: 1.25;
  }

  & > span {
    font-size: ${text[14]};
    color: ${color.ink2};
    -webkit-line-clamp: 1;
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  /* The whole row leads where its title leads. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Beneath the words on a phone: beside them it leaves a name half a line. */
const Cost = styled.div`
  font-size: ${text[14]};
  color: ${color.ink2};

  & > b {
    font-size: ${text[18]};
    font-weight: 650;
    color: ${color.ink};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  ${media.md} {
    text-align: end;

    & > b {
      display: block;
    }
  }
`;

const Foot = styled.p`
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
  }

  [data-empty] > & {
    border-top: 0;
  }
`;

/** One of a few things that are sold. */
export interface ShortRow {
  id: string;
  /** it takes the frame's height */
  picture: ReactNode;
  /** its link */
  title: ReactNode;
  /** a line: longer ones end in dots */
  detail: string;
  /** with what it is a price of; nothing for one without */
  cost?: { before?: string; amount: string } | undefined;
}

export interface ShortRowsProps {
  title: string;
  /** what the prices are of */
  note: string;
  /** nothing while they are on their way; an empty list where there are none */
  rows: readonly ShortRow[] | undefined;
  /** how many there will be */
  count: number;
  /** a link to all of them */
  foot: ReactNode;
  /** what holds of all prices, beneath all: it may come late, for nothing stands under it */
  remark?: ReactNode;
}

/**
 * A few things that are sold, in a text or beside one: a picture, a line and a price each, and the way to all of them.
 * Of one height while they are on their way and when they are there.
 */
export function ShortRows({ title, note, rows, count, foot, remark }: ShortRowsProps) {
  return (
    <Box aria-busy={rows === undefined || undefined} data-empty={rows?.length === 0 ? '' : undefined}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <Note>{note}</Note>
      {rows?.length === 0 ? null : (
        <Rows>
          {rows
            ? rows.map(({ id, picture, title: link, detail, cost }) => (
                <li key={id}>
                  <Picture>{picture}</Picture>
                  <Words>
                    <b>{link}</b>
                    <span>{detail}</span>
                  </Words>
                  {cost ? (
                    <Cost>
                      {cost.before} <b>{cost.amount}</b>
                    </Cost>
                  ) : null}
                </li>
              ))
            : Array.from({ length: count }, (_, row) => (
                <li key={String(row)} aria-hidden="true">
                  <Picture />
                  <div>
                    <Skeleton width="70%" />
                  </div>
                  <Skeleton width={space[12]} />
                </li>
              ))}
        </Rows>
      )}
      <Foot>{foot}</Foot>
      {rows?.length === 0 ? null : remark}
    </Box>
  );
}
