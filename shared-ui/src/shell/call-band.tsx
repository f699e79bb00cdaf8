import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Wrap } from '../layout/index.ts';
import { media, tokens } from '../tokens/index.ts';
import { OpenState } from './open-state.tsx';

const { color, space, text } = tokens;

const Band = styled.section`
  background: ${color.band};
  color: ${color.onBand};
`;

const Inside = styled(Wrap)`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[6]};

  ${media.lg} {
    grid-template-columns: 1fr auto;
    gap: ${space[12]};
    align-items: center;
    padding-block: ${space[8]};
  }
`;

const State = styled(OpenState)`
  color: ${color.onBand2};
`;

const Words = styled.h2`
  margin-top: ${space[1]};
  font-stretch: ${tokens.width.snug};
  font-size: ${text[24]};
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;

  ${media.lg} {
    font-size: ${text[32]};
  }
`;

const Right = styled.div`
  ${media.lg} {
    text-align: right;
  }
`;

const Big = styled.a`
  font-stretch: ${tokens.width.narrow};
  font-size: ${text[40]};
  font-weight: 650;
  line-height: 1;
  letter-spacing: 0;
  color: inherit;
  text-decoration: none;
  white-space: nowrap;

  ${media.lg} {
    font-size: ${text[56]};
  }
`;

const Note = styled.p`
  margin-top: ${space[1]};
  font-size: ${text[14]};
  color: ${color.onBand2};
`;

export interface CallBandProps {
  title: ReactNode;
  /** Whether somebody answers now, and the words for it. */
  open: boolean;
  openText: ReactNode;
  number: string;
  /** `tel:` address. */
  href: string;
  /** Read out: "Llamar: 601 000 0000". */
  callLabel: string;
  note?: ReactNode;
  className?: string;
}

/** Marigold means a person: the country's line across the page. */
export function CallBand(props: CallBandProps) {
  const { title, open, openText, number, href, callLabel, note, className } = props;
  const titleId = useId();
  return (
    <Band className={className} aria-labelledby={titleId}>
      <Inside>
        <div>
          <State open={open}>{openText}</State>
          <Words id={titleId}>{title}</Words>
        </div>
        <Right>
          <Big href={href} aria-label={callLabel}>
            {number}
          </Big>
          {note ? <Note>{note}</Note> : null}
        </Right>
      </Inside>
    </Band>
  );
}
