import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, radius, space, text } = tokens;

export const Rooms = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Room = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.sm} {
    grid-template-columns: 232px minmax(0, 1fr);
  }
`;

export const About = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  align-content: start;
  padding: ${space[4]};

  & > div:first-of-type {
    grid-row: span 3;
    align-self: start;
    border-radius: ${radius.control};
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[5]};

    & > div:first-of-type {
      grid-row: auto;
    }
  }
`;

export const RoomFacts = styled.ul`
  display: grid;
  gap: 6px;
  align-content: start;
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: flex-start;
  }

  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Plans = styled.ul`
  padding: 0 ${space[4]};

  ${media.sm} {
    padding: ${space[1]} ${space[5]};
    border-left: 1px solid ${color.line};
  }
`;

export const Plan = styled.li`
  display: grid;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};

  &[data-picked] {
    margin-left: -${space[4]};
    padding-left: ${space[4]};
    box-shadow: inset 3px 0 0 ${color.action};
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) 152px;

    &:first-of-type {
      border-top: 0;
    }

    &[data-picked] {
      margin-left: -${space[5]};
      padding-left: ${space[5]};
    }
  }
`;

export const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};

  ${media.sm} {
    display: grid;
    justify-content: stretch;
    justify-items: end;
    align-content: space-between;
    text-align: right;

    & > a,
    & > p {
      width: 100%;
    }
  }
`;

/** In the place of the button of a plan that was chosen. */
export const Picked = styled.p`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: ${tokens.target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.actionSoft};
  color: ${color.actionText};
  font-size: ${text[14]};
  font-weight: 600;
  white-space: nowrap;
`;
