import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Wrap } from '../layout/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const Foot = styled('footer', ownProps('slim'))<{ slim: boolean }>`
  margin-top: ${({ slim }) => (slim ? space[16] : space[24])};
  background: ${color.night};
  color: ${color.onNight};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
    padding-block: ${space[1]};
    line-height: 1.3;
    color: ${color.onNight};
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  /* The page's focus ring is too dark for the night by day (2.5 to 1). */
  & :focus-visible {
    outline-color: ${color.onNight};
  }
`;

const Gusts = styled.svg`
  width: 100%;
  height: ${tokens.target};
  color: ${color.onNight};
  opacity: 0.22;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]} ${space[3]};
  padding-block: ${space[12]} ${space[8]};

  & h2 {
    margin-bottom: ${space[2]};
    font-size: ${text[14]};
    font-weight: 600;
    letter-spacing: 0;
    color: ${color.onNight2};
  }

  /* On a phone the last of an odd number of columns has its row to itself, and fills it. */
  & > :last-child:nth-child(even) {
    grid-column: 1 / -1;
  }

  & > :last-child:nth-child(even) ul {
    columns: 2;
    column-gap: ${space[3]};
  }

  & li {
    break-inside: avoid;
  }

  ${media.md} {
    grid-template-columns: 1.6fr 1fr 1fr 1fr;
    gap: ${space[8]};

    & > :last-child:nth-child(even) {
      grid-column: auto;
    }

    & > :last-child:nth-child(even) ul {
      columns: auto;
    }
  }
`;

const Lead = styled.div`
  grid-column: 1 / -1;
  font-size: ${text[14]};
  color: ${color.onNight2};

  & p {
    max-width: 36ch;
  }

  ${media.md} {
    grid-column: auto;
  }
`;

const Legal = styled('div', ownProps('slim'))<{ slim: boolean }>`
  display: grid;
  gap: ${space[2]} ${space[6]};
  padding-block: ${({ slim }) => (slim ? space[6] : `${space[6]} ${space[10]}`)};
  border-top: ${({ slim }) => (slim ? '0' : `1px solid ${color.nightLine}`)};
  font-size: ${text[14]};
  color: ${color.onNight2};

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const LegalLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
`;

export interface FooterColumn {
  title: string;
  /** Links, in the order they are read. */
  links: readonly { id: string; link: ReactNode }[];
}

export interface FooterBarProps {
  brand?: ReactNode;
  /** What the company does, in a sentence. */
  lead?: ReactNode;
  /** At most three fit in a row. Without any, the foot is slim. */
  columns?: readonly FooterColumn[];
  legal: ReactNode;
  legalLinks?: ReactNode;
  id?: string;
  className?: string;
}

/** The page's foot under the trade wind's three lines. */
export function FooterBar(props: FooterBarProps) {
  const { brand, lead, columns = [], legal, legalLinks, id, className } = props;
  const slim = columns.length === 0;
  return (
    <Foot slim={slim} id={id} className={className}>
      {slim ? null : (
        <Gusts viewBox="0 0 1280 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path
            d="M0 20C320 0 640 40 1280 8M0 28C380 8 700 44 1280 20M0 36C420 18 760 46 1280 32"
            fill="none"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
          />
        </Gusts>
      )}
      <Wrap>
        {slim ? null : (
          <Columns>
            <Lead>
              {brand}
              {lead ? <p>{lead}</p> : null}
            </Lead>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ id, link }) => (
                    <li key={id}>{link}</li>
                  ))}
                </ul>
              </div>
            ))}
          </Columns>
        )}
        <Legal slim={slim}>
          <div>{legal}</div>
          {legalLinks ? <LegalLinks>{legalLinks}</LegalLinks> : null}
        </Legal>
      </Wrap>
    </Foot>
  );
}
