import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text, radius } = tokens;

/** What is read: 65 characters a line, a little smaller where lines are short. */
export const Prose = styled.article`
  min-width: 0;
  max-width: 65ch;
  font-size: ${text[16]};
  line-height: 1.65;
  overflow-wrap: break-word;
  hyphens: auto;

  & > * + * {
    margin-top: 1.1em;
  }

  & > h2 {
    margin-top: 2em;
    font-size: ${text[24]};
    scroll-margin-top: ${space[24]};
    hyphens: none;
  }

  & > h2:first-of-type {
    margin-top: 1.4em;
  }

  & > h2:first-child {
    margin-top: 0;
  }

  & > h3 {
    margin-top: 1.6em;
    font-size: ${text[20]};
    line-height: 1.3;
    scroll-margin-top: ${space[24]};
    hyphens: none;
  }

  & > :is(h2, h3) + * {
    margin-top: ${space[3]};
  }

  & > :is(ul, ol) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }

  & > :is(ul, ol) > li {
    position: relative;
    padding-inline-start: ${space[6]};
  }

  & > ul > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 2px;
    top: 0.78em;
    width: 10px;
    height: 2px;
    background: ${color.action};
  }

  & > ol {
    counter-reset: step;
  }

  & > ol > li {
    padding-inline-start: ${space[8]};
    counter-increment: step;
  }

  & > ol > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    color: ${color.actionText};
    font-weight: 650;
  }

  /* What is no running text stands off from it. */
  & > :is(aside, figure, section) {
    margin-block: 1.8em;
    hyphens: none;
  }

  & strong {
    font-weight: 650;
  }

  ${media.md} {
    font-size: ${text[18]};
  }
`;

export const Tip = styled.aside`
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.card};
  background: ${color.actionSoft};
  font-size: ${text[16]};
  line-height: 1.5;

  & > p + p {
    margin-top: ${space[2]};
  }
`;
