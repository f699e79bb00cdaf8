import { skyInk } from '../poster/hero/sky-ink.ts';
import type { PhotoFile } from './photo.tsx';

/** A picture that needs no network, for the catalogue: sky, sea and sand. */
export function samplePhoto(hue: number): PhotoFile {
  const band = (y: number, lightness: number, shift: number) =>
    `<rect y="${y}" width="400" height="300" fill="hsl(${hue + shift} 55% ${lightness}%)"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${band(0, 78, 0)}<circle cx="290" cy="90" r="36" fill="hsl(45 90% 88%)"/>${band(150, 48, -12)}${band(235, 74, -150)}<path d="M60 235l26-90 26 90z" fill="${skyInk.day}" opacity=".5"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
}
