import type { SkyColors } from '../parts/light.ts';

export interface HeroColors {
  sky: SkyColors;
  light: string;
  cloud: string;
  wind: string;
  far: string;
  farMist: string;
  mid: string;
  midMist: string;
  seaFar: string;
  seaNear: string;
  glint: string;
  walls: readonly string[];
  roof: string;
  window: string;
  wall: string;
  wallShade: string;
  cap: string;
  capShade: string;
  quay: string;
  quayLight: string;
  fore: string;
  foreLight: string;
  sail: string;
}

export const day: HeroColors = {
  sky: ['#4DB1C2', '#A6DCD0', '#FDE6B6'],
  light: '#FFF6D6',
  cloud: '#FFFFFF',
  wind: '#FFFFFF',
  far: '#79B3B0',
  farMist: '#E4E6C4',
  mid: '#4A948F',
  midMist: '#BFD3AE',
  seaFar: '#2FA3AC',
  seaNear: '#0B5570',
  glint: '#FFF3CF',
  walls: ['#F4B942', '#F8E3B4', '#E4674B', '#F0A57C', '#3F98A2'],
  roof: '#B0432F',
  window: '#5A2B33',
  wall: '#FDEBC4',
  wallShade: '#E2BE86',
  cap: '#E0553F',
  capShade: '#B23C36',
  quay: '#A9674A',
  quayLight: '#D08D61',
  fore: '#0B3B44',
  foreLight: '#15585C',
  sail: '#FFFFFF',
};

export const night: HeroColors = {
  sky: ['#0A1C33', '#1C4763', '#C9826B'],
  light: '#FFF0CC',
  cloud: '#3C6A80',
  wind: '#BFD9E6',
  far: '#3C6479',
  farMist: '#93786F',
  mid: '#274F66',
  midMist: '#6B6A6E',
  seaFar: '#2C627A',
  seaNear: '#081B2E',
  glint: '#FFD9A0',
  // A fifth wall, since by day there are five: the same houses must stand in both.
  walls: ['#B9825A', '#8E5A4E', '#C79B72', '#A06E54', '#47707C'],
  roof: '#5A2F38',
  window: '#FFD98F',
  wall: '#D2B084',
  wallShade: '#96765E',
  cap: '#B8563F',
  capShade: '#85382F',
  quay: '#4A3840',
  quayLight: '#6B5050',
  fore: '#06141F',
  foreLight: '#0D2430',
  sail: '#FFE7C0',
};
