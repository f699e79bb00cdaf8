import type { SkyColors } from '../parts/light.ts';

/** Colours of one hour of the day, from far (pale) to near (dark and warm). */
export interface Hour {
  sky: SkyColors;
  light: string;
  cloud: string;
  wind: string;
  /** Ridges, far and near, and the mist at their feet. */
  far: string;
  mid: string;
  mist: string;
  /** Sea or river: far, near, and what shines on it. */
  water: readonly [far: string, near: string, glint: string];
  walls: readonly string[];
  roof: string;
  window: string;
  tower: string;
  towerShade: string;
  ground: readonly [lit: string, shade: string];
  near: string;
  nearLight: string;
  night?: true;
}

/** The hours a composed poster may show. */
export const hours: readonly Hour[] = [
  {
    sky: ['#D4573F', '#EF9450', '#FBD890'],
    light: '#FFF0C2',
    cloud: '#FFC98F',
    wind: '#FFE9C6',
    far: '#D98A62',
    mid: '#A85B4C',
    mist: '#F3B878',
    water: ['#2F8B92', '#0F4C5C', '#FFE0A0'],
    walls: ['#F3B54A', '#F8DFA6', '#DE6247', '#EFA07A'],
    roof: '#A03B33',
    window: '#5A2230',
    tower: '#FBD880',
    towerShade: '#DFA64E',
    ground: ['#B9694A', '#8E4A3A'],
    near: '#3B1A2A',
    nearLight: '#5A2A35',
  },
  {
    sky: ['#2A93B8', '#86CFD3', '#FCECC6'],
    light: '#FFF7DA',
    cloud: '#FFFFFF',
    wind: '#FFFFFF',
    far: '#8DBBB4',
    mid: '#4C938A',
    mist: '#D9E6CB',
    water: ['#1C92AC', '#0C5F7E', '#FFFFFF'],
    walls: ['#FFF6E2', '#F6D69A', '#E98A6A', '#8CC5C2'],
    roof: '#B8523C',
    window: '#2B5663',
    tower: '#FFFDF2',
    towerShade: '#D5DCCB',
    ground: ['#E6CD98', '#B79A6C'],
    near: '#0D494C',
    nearLight: '#1C6E64',
  },
  {
    sky: ['#17244F', '#46508F', '#EC9883'],
    light: '#FFF1CC',
    cloud: '#7A6AA0',
    wind: '#BFC8F0',
    far: '#6D5F97',
    mid: '#433F7A',
    mist: '#B98390',
    water: ['#4F4B86', '#141B48', '#FFC9A0'],
    walls: ['#6A5C98', '#8A6A96', '#534A82', '#A27C94'],
    roof: '#332B60',
    window: '#FFD98F',
    tower: '#8B7BB0',
    towerShade: '#5C5188',
    ground: ['#4A4178', '#352E5C'],
    near: '#120F30',
    nearLight: '#251F4C',
    night: true,
  },
  {
    sky: ['#8B5F88', '#E38D86', '#FBD5A8'],
    light: '#FFE9BC',
    cloud: '#F9BBA4',
    wind: '#FFE3D0',
    far: '#B98297',
    mid: '#7C5575',
    mist: '#F0BFA6',
    water: ['#AF788C', '#3E4F77', '#FFDDB0'],
    walls: ['#F6E1CC', '#E9B39A', '#CF8C86', '#EFCFA8'],
    roof: '#7A4560',
    window: '#4A2A48',
    tower: '#FFF0DC',
    towerShade: '#DBBBB0',
    ground: ['#A9705B', '#7C4F58'],
    near: '#3A2140',
    nearLight: '#55304F',
  },
  {
    sky: ['#3B6FBF', '#9DB8E6', '#FBDCC4'],
    light: '#FFF3D2',
    cloud: '#FFFFFF',
    wind: '#FFFFFF',
    far: '#93A3CC',
    mid: '#5B6FA6',
    mist: '#DCD3DC',
    water: ['#3D78C4', '#153F86', '#FFF3DA'],
    walls: ['#F8E9D2', '#E7C9A6', '#C9D3E6', '#E9A98A'],
    roof: '#5A5F96',
    window: '#5B6690',
    tower: '#FFFAF0',
    towerShade: '#CDD3E4',
    ground: ['#8FA684', '#647D68'],
    near: '#26325E',
    nearLight: '#3F4E86',
  },
  {
    sky: ['#0E8796', '#7FC7AE', '#FBE39E'],
    light: '#FFF4C8',
    cloud: '#FFFFFF',
    wind: '#FFFFFF',
    far: '#8FC2A4',
    mid: '#4C9A82',
    mist: '#DDE3B0',
    water: ['#1F8B95', '#0B4759', '#FFF0C0'],
    walls: ['#E9736A', '#F6C667', '#5DB3B0', '#F4A3A0'],
    roof: '#8E4A3C',
    window: '#25504F',
    tower: '#FBEBC8',
    towerShade: '#D9BA88',
    ground: ['#D4B898', '#A98C72'],
    near: '#123C44',
    nearLight: '#1F5A5C',
  },
];
