import type { SkyColors } from '../poster/parts/light.ts';

/** The hours in which stays are drawn. */
export const HOURS_OF_DAY = ['day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS_OF_DAY)[number];

/** The colours of one hour, by what they are for; a name that ends in S is the shade of the one before. */
export interface HourColors {
  sky: SkyColors;
  /** far water, near water */
  sea: readonly [far: string, near: string];
  sun: string;
  cloud: string;
  wind: string;
  far: string;
  mist: string;
  mid: string;
  midM: string;
  near: string;
  glint: string;
  wall: string;
  wallS: string;
  wall2: string;
  wall3: string;
  roof: string;
  roofS: string;
  door: string;
  rail: string;
  glass: string;
  leaf: string;
  leaf2: string;
  bloom: string;
  ground: string;
  groundS: string;
  cloth: string;
  clothS: string;
  stripe: string;
  linen: string;
  linenS: string;
  wood: string;
  woodS: string;
  lamp: string;
  inner: string;
  innerS: string;
  floor: string;
  floorS: string;
}

export const HOURS: Readonly<Record<Hour, HourColors>> = {
  day: {
    sky: ['#3AA6C0', '#9AD6D0', '#FDEBC2'],
    sun: '#FFF7DC',
    cloud: '#FFFFFF',
    wind: '#FFFFFF',
    far: '#86B9B6',
    mist: '#E8E9CB',
    mid: '#4C938C',
    midM: '#A9CBA8',
    near: '#1F6B62',
    sea: ['#2AA0AE', '#0E5F7E'],
    glint: '#FFF3CF',
    wall: '#FFF4DE',
    wallS: '#E8D3AC',
    wall2: '#F4B942',
    wall3: '#E4674B',
    roof: '#C2593B',
    roofS: '#97402F',
    door: '#0E6C78',
    rail: '#174852',
    glass: '#A9DBDC',
    leaf: '#0C4A4C',
    leaf2: '#1F756A',
    bloom: '#EF5680',
    ground: '#E9CD9B',
    groundS: '#D4B078',
    cloth: '#F6BE4F',
    clothS: '#E09A32',
    stripe: '#E4674B',
    linen: '#FFFFFF',
    linenS: '#D9E2E0',
    wood: '#A8683F',
    woodS: '#7A4630',
    lamp: '#FFE6A8',
    inner: '#F7E7C9',
    innerS: '#E3C796',
    floor: '#C98F5C',
    floorS: '#B57A4A',
  },
  dusk: {
    sky: ['#C94C46', '#F0874C', '#FDD592'],
    sun: '#FFF0BF',
    cloud: '#FFC98A',
    wind: '#FFE9C2',
    far: '#C96B52',
    mist: '#FBC98A',
    mid: '#8E4450',
    midM: '#D98058',
    near: '#5A2B3D',
    sea: ['#D9785A', '#5E2F4E'],
    glint: '#FFE2A0',
    wall: '#FCE0AE',
    wallS: '#E2A96E',
    wall2: '#E88B4A',
    wall3: '#B94A3B',
    roof: '#A63B32',
    roofS: '#7C2A31',
    door: '#2C6C74',
    rail: '#5A2B33',
    glass: '#FFD98F',
    leaf: '#3E1E2E',
    leaf2: '#693A45',
    bloom: '#E8477A',
    ground: '#C97C52',
    groundS: '#A9603F',
    cloth: '#2C7C84',
    clothS: '#1D5C66',
    stripe: '#F4B942',
    linen: '#FFF6E6',
    linenS: '#E9CFAE',
    wood: '#8A4A35',
    woodS: '#5F2E2B',
    lamp: '#FFE9B0',
    inner: '#F6C793',
    innerS: '#DB9665',
    floor: '#A85C41',
    floorS: '#8C4938',
  },
  night: {
    sky: ['#101F45', '#3D4480', '#D98A86'],
    sun: '#FFF0CC',
    cloud: '#5A5C98',
    wind: '#C9D2F0',
    far: '#4C4F86',
    mist: '#A4799A',
    mid: '#33366A',
    midM: '#6A5A86',
    near: '#1E1E48',
    sea: ['#44508C', '#141A44'],
    glint: '#FFDDA6',
    wall: '#8A7BB0',
    wallS: '#62568F',
    wall2: '#A86E8C',
    wall3: '#5C6CA8',
    roof: '#3A2F66',
    roofS: '#2A2250',
    door: '#FFD38A',
    rail: '#221C48',
    glass: '#FFD38A',
    leaf: '#120F30',
    leaf2: '#2B2656',
    bloom: '#C86AA8',
    ground: '#463C74',
    groundS: '#372F60',
    cloth: '#C7607E',
    clothS: '#9C4469',
    stripe: '#F2C078',
    linen: '#FBEBDC',
    linenS: '#CDB9C8',
    wood: '#6A4560',
    woodS: '#4A2F4C',
    lamp: '#FFE3A0',
    inner: '#7D6CA0',
    innerS: '#5C4F84',
    floor: '#4A3E70',
    floorS: '#3C325E',
  },
};
