import { Link } from '@alisio/platform/sdk/router';
import { linkStyles } from '@alisio/shared-ui/button';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** The parts of a package, one below the other. */
export const Thread = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Part = styled.section`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  overflow: hidden;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    padding: ${space[3]} ${space[5]};
    border-bottom: 1px solid ${color.line};
  }

  & > header > :last-child:not(:first-child) {
    margin-left: auto;
  }

  & > header > :first-of-type {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
`;

export const House = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};

  ${media.sm} {
    grid-template-columns: 176px minmax(0, 1fr);
  }

  & > :first-of-type {
    border-radius: ${tokens.radius.control};
  }

  & > :last-child {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    justify-items: start;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
  }
`;

/** What can be done with a part, at the end of its head. */
export const Turns = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;

/** A picture fills it. */
export const Frame = styled.div`
  position: relative;
  min-height: 160px;
  overflow: hidden;
`;

export const Change = styled(Link)(linkStyles);

export const Small = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};
`;

/** Stars and score on a line. */
export const Graded = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  margin-block: ${space[1]};
`;
