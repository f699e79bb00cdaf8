import { tight } from '../parts/svg.ts';
import { alisio, type HeroFrame, MEDIUM, NARROW, WIDE } from './alisio.ts';
import { day, night } from './hero-colors.ts';

function drawn(name: string, frame: HeroFrame, hour: 'day' | 'night'): [file: string, svg: string] {
  const colors = hour === 'day' ? day : night;
  const body = tight(alisio('a', frame, colors, hour).join(''));
  const size = `width="${frame.w}" height="${frame.h}" viewBox="0 0 ${frame.w} ${frame.h}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMaxYMid slice">${body}</svg>\n`;
  return [`${name}-${hour}.svg`, svg];
}

/** The home page's picture as files: for phones, tablets and wider windows, by day and by night. */
export const sceneFiles = (): [file: string, svg: string][] =>
  (['day', 'night'] as const).flatMap((hour) => [
    drawn('narrow', NARROW, hour),
    drawn('medium', MEDIUM, hour),
    drawn('wide', WIDE, hour),
  ]);
