import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { StayingLink } from '../../words/staying-link.tsx';

const { color, space, text } = tokens;

/** One thing to choose, under its question. */
export const Step = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

export const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[2]};
`;

const cell = `
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: ${space[16]};
  padding: ${space[1]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text[14]};
  line-height: 20px;
  text-align: center;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
`;

/** Chosen is filled and ringed: never by colour alone. */
const chosen = `
  &[aria-current] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.actionText};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-width: 3px;
    }
  }
`;

export const DayLink = styled(StayingLink)`
  ${cell}

  & > b {
    font-size: ${text[13]};
    font-weight: 650;
    font-stretch: ${tokens.width.snug};
    white-space: nowrap;
  }

  & > [data-cheapest] {
    color: ${color.goodText};
  }

  &:hover {
    border-color: ${color.ink2};
  }

  ${chosen}
`;

export const DayWithout = styled.span`
  ${cell}
  border-style: dashed;
  border-color: ${color.lineStrong};
  background: none;
  color: ${color.ink2};
`;

export const Sessions = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

export const SessionLink = styled(StayingLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  & > span:first-of-type b {
    font-size: ${text[18]};
    font-weight: 650;
  }

  &:hover {
    border-color: ${color.ink2};
  }

  ${chosen}
`;

export const Left = styled.span`
  display: block;
  font-size: ${text[14]};
  color: ${color.ink2};

  [aria-current] & {
    color: inherit;
  }
`;

export const Choices = styled.ul`
  display: grid;
  gap: ${space[2]};

  ${media.sm} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
`;

export const ChoiceLink = styled(SessionLink)`
  display: block;
  height: 100%;

  & > b {
    font-weight: 600;
  }

  & > span {
    display: block;
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  &[aria-current] > span {
    color: inherit;
  }
`;
