import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** By the leg's own width, not the window's: names of airports; smaller times; all in one row. */
const NAMES = '@container (min-width: 400px)';
const NARROW = '@container (max-width: 279px)';
const ONE_ROW = '@container (min-width: 580px)';

export const LegFrame = styled.div`
  container-type: inline-size;
`;

export const Leg = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: ${space[3]};
  align-items: start;

  ${NAMES} {
    grid-template-columns: 112px 1fr 112px;
  }

  ${ONE_ROW} {
    grid-template-columns: 132px 112px 1fr 124px;
    column-gap: ${space[4]};
    align-items: center;
  }
`;

export const Who = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[1]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & b {
    font-weight: 600;
    color: ${color.ink};
  }

  ${ONE_ROW} {
    grid-column: auto;
    gap: ${space[3]};
    margin: 0;

    & > span:first-of-type {
      width: 32px;
      height: 32px;
    }
  }
`;

export const WhoText = styled.span`
  ${ONE_ROW} {
    line-height: 18px;

    & > b,
    & > span {
      display: block;
    }
  }
`;

export const End = styled('div', ownProps('arrival'))<{ arrival?: boolean }>`
  text-align: ${({ arrival }) => (arrival ? 'right' : 'left')};

  & time {
    display: block;
    font-size: ${text[24]};
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.02em;
    white-space: nowrap;

    & small {
      font-size: ${text[14]};
      letter-spacing: 0;
    }

    ${NARROW} {
      font-size: ${text[20]};
    }
  }

  ${ONE_ROW} {
    text-align: left;
  }
`;

export const PlusDays = styled.sup`
  margin-left: 2px;
  font-size: ${text[13]};
  font-weight: 700;
  line-height: 0;
  letter-spacing: 0;
  vertical-align: 6px;
  color: ${color.accentText};
`;

export const Airport = styled.div`
  font-size: ${text[14]};
  line-height: 20px;
  color: ${color.ink2};

  & b {
    font-weight: 650;
    color: ${color.ink};
  }

  & span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${NAMES} {
    & span {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
      font-size: ${text[13]};
      line-height: 16px;
    }
  }
`;

export const Path = styled.div`
  min-width: 0;
  text-align: center;
  font-size: ${text[13]};
  line-height: 16px;
  color: ${color.ink2};
`;

export const Stops = styled('div', ownProps('direct'))<{ direct: boolean }>`
  /* Below the codes there is room on both sides: how long and where is one line, not three. */
  margin-inline: calc((100% - 100cqi) / 2 + ${space[2]});
  color: ${({ direct }) => (direct ? color.goodText : color.ink2)};
  font-weight: ${({ direct }) => (direct ? 600 : 400)};

  & b {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }

  & em {
    display: block;
    font-style: normal;
    font-weight: 600;
    color: ${color.accentText};
  }

  ${NAMES} {
    margin-inline: 0;

    & b,
    & em {
      display: inline;
    }

    & em::before {
      content: ' ';
    }
  }
`;
