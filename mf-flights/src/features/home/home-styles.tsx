import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

export const Hero = styled.section`
  position: relative;
  isolation: isolate;
  padding-bottom: ${space[8]};
`;

/**
 * The scene lies behind the words and under the upper part of the form. Its height is its own, not the section's:
 * errors that make the form taller must not redraw it.
 */
export const Backdrop = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  height: 464px;
  overflow: hidden;

  & > * {
    height: 100%;
  }

  ${media.md} {
    height: 600px;
  }
`;

export const Words = styled.div`
  padding-block: 28px 208px;

  & > p {
    max-width: 28ch;
    margin-top: ${space[4]};
    font-size: ${text[18]};
    font-weight: 500;
    line-height: 1.4;
  }

  & > h1 {
    max-width: 9em;
  }

  ${media.md} {
    max-width: 640px;
    padding-block: 56px 208px;

    & > p {
      max-width: 26ch;
      font-size: ${text[20]};
    }
  }
`;

export const Section = styled.section`
  padding-top: ${space[16]};

  ${media.lg} {
    padding-top: ${space[24]};
  }
`;

export const SectionHead = styled.div`
  margin-bottom: ${space[6]};

  & > p {
    max-width: 64ch;
    margin-top: ${space[2]};
  }

  ${media.lg} {
    margin-bottom: ${space[8]};
  }
`;

/** The first poster is large: across on a phone and no higher than its window, two by two from 768. */
export const Wall = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};

  & > :first-of-type {
    grid-column: 1 / -1;
  }

  ${media.sm} {
    & > :first-of-type > div:first-of-type {
      aspect-ratio: 1;
    }
  }

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[4]};

    & > :first-of-type {
      grid-column: span 2;
      grid-row: span 2;
      display: flex;
      flex-direction: column;

      & > div:first-of-type {
        flex: 1;
        aspect-ratio: auto;
      }
    }
  }

  ${media.lg} {
    gap: ${space[6]};
  }
`;

export const matStyles = `
  display: block;
  padding: ${space[2]} ${space[2]} 0;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.tag};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;

  & svg {
    transition: transform ${tokens.motion.scale} ${tokens.motion.ease};
  }

  &:hover svg {
    transform: scale(1.03);
  }
`;

export const Caption = styled.span`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[1]} 14px;
`;

export const City = styled.span`
  font-stretch: ${tokens.width.narrow};
  font-size: ${text[20]};
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.02em;
  text-transform: uppercase;
`;

/** In the place of what stands there without a price, as high. */
export const From = styled.span`
  font-size: ${text[14]};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
