import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { media, tokens } from '../tokens/index.ts';
import { skyInk } from './hero/sky-ink.ts';

/** Drawn once into files by `hero/draw.ts`: a picture costs the page no script and arrives beside it. */
const files = {
  wideDay: new URL('./hero/wide-day.svg', import.meta.url).href,
  wideNight: new URL('./hero/wide-night.svg', import.meta.url).href,
  mediumDay: new URL('./hero/medium-day.svg', import.meta.url).href,
  mediumNight: new URL('./hero/medium-night.svg', import.meta.url).href,
  narrowDay: new URL('./hero/narrow-day.svg', import.meta.url).href,
  narrowNight: new URL('./hero/narrow-night.svg', import.meta.url).href,
};

const picture = (narrow: string, medium: string, wide: string) => `
  background-image: url("${narrow}");
  ${media.md} { background-image: url("${medium}"); }
  ${media.xl} { background-image: url("${wide}"); }
`;
const day = picture(files.narrowDay, files.mediumDay, files.wideDay);
const night = picture(files.narrowNight, files.mediumNight, files.wideNight);

const hours = {
  theme: `
    ${day}
    [data-theme='dark'] & { ${night} }
    @media (prefers-color-scheme: dark) { html:not([data-theme]) & { ${night} } }
  `,
  day,
  night,
};

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'hour' })<{ hour: keyof typeof hours }>`
  background: ${tokens.color.sunken} right top / cover no-repeat;
  ${({ hour }) => hours[hour]}

  /* Wide and low: some sky is left out, so that the town is not. */
  ${media.xxl} {
    background-position: right 60%;
  }
`;

export interface HeroSceneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Fixes the hour; by default it follows the theme, on a server too. */
  night?: boolean;
}

/** The home page's picture. It fills the box it is given; words on it go into `HeroWords`. */
export function HeroScene({ night: fixed, ...rest }: HeroSceneProps) {
  const hour = fixed === undefined ? 'theme' : fixed ? 'night' : 'day';
  return <Frame hour={hour} {...rest} />;
}

/** Colour of words that stand on the scene's sky, following the theme as the scene does. */
export const HeroWords = styled.div`
  color: ${skyInk.day};

  [data-theme='dark'] & {
    color: ${skyInk.night};
  }

  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & {
      color: ${skyInk.night};
    }
  }

  & p {
    max-width: 28ch;
    margin-top: ${tokens.space[4]};
    font-size: ${tokens.text[18]};
    font-weight: 500;
    line-height: 1.4;
  }

  ${media.md} {
    & p {
      font-size: ${tokens.text[20]};
    }
  }
`;
