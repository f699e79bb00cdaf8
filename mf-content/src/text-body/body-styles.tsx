import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text, radius } = tokens;

/** What is read: 65 characters a line. */
export const Prose = styled.article`
  min-width: 0;
  max-width: 65ch;
  font-size: ${text[18]};
  line-height: 1.6;
  overflow-wrap: break-word;

  & > * + * {
    margin-top: ${space[4]};
  }

  & > h2 {
    margin-top: ${space[12]};
    font-size: ${text[24]};
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.015em;
    scroll-margin-top: ${space[24]};
  }

  & > h2:first-of-type {
    margin-top: ${space[8]};
  }

  & > h3 {
    margin-top: ${space[8]};
    font-size: ${text[20]};
    font-weight: 650;
    line-height: 1.3;
    scroll-margin-top: ${space[24]};
  }

  & > ul,
  & > ol {
    padding-inline-start: ${space[5]};
  }

  & > ul {
    list-style: disc;
  }

  & > ol {
    list-style: decimal;
  }

  & > :is(ul, ol) > li + li {
    margin-top: ${space[2]};
  }

  & > :is(ul, ol) > li::marker {
    color: ${color.ink3};
  }

  & strong {
    font-weight: 650;
  }

  ${media.lg} {
    & > h2 {
      font-size: ${text[32]};
    }
  }
`;

export const Tip = styled.aside`
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.card};
  background: ${color.actionSoft};
  font-size: ${text[16]};
`;
