import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** Marigold means a person: the number large, beside it from 1024 when somebody answers. */
export const Line = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]};
  border: 1px solid ${color.accentLine};
  border-radius: ${tokens.radius.card};
  background: ${color.accentSoft};

  ${media.sm} {
    padding: ${space[6]};
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: calc(${space[16]} + ${space[8]});
    align-items: center;
    padding: ${space[8]};
  }
`;

export const BigNumber = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${space[12]};
  margin-top: ${space[2]};
  font-stretch: ${tokens.width.narrow};
  font-size: ${text[32]};
  font-weight: 650;
  line-height: 1;
  color: ${color.ink};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }

  ${media.sm} {
    font-size: ${text[40]};
  }

  ${media.lg} {
    font-size: ${text[56]};
  }
`;

export const Facts = styled.div`
  font-size: ${text[15]};

  & > * + * {
    margin-top: ${space[2]};
  }
`;

export const Helpline = styled.p`
  && {
    margin-top: ${space[4]};
  }

  padding-top: ${space[4]};
  border-top: 1px solid ${color.accentLine};

  /* It is tapped on the way, in a hurry. */
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
  }
`;

/** Pairs of what it is for and where to write: two columns from 640, four from 1024. */
export const Pairs = styled.dl`
  display: grid;
  gap: ${space[4]} ${space[8]};
  margin-top: ${space[4]};

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    overflow-wrap: anywhere;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
