import type { ColorName } from './color-names.ts';

export type { ColorName } from './color-names.ts';

/** Colours by meaning, per theme, as hex. The contrast test computes every pair from these. */
export type ThemeColors = Readonly<Record<ColorName, string>>;

const light: ThemeColors = {
  paper: '#FBF8F2',
  surface: '#FFFFFF',
  sunken: '#F2EDE2',
  ink: '#10262E',
  ink2: '#40545B',
  ink3: '#5A6B71',
  line: '#E4DDCF',
  lineStrong: '#CFC6B4',
  control: '#7D8583',
  action: '#00616B',
  actionHover: '#004B54',
  onAction: '#FFFFFF',
  actionText: '#00616B',
  actionSoft: '#DDEEEC',
  accent: '#FFB52E',
  accentHover: '#F5A50F',
  onAccent: '#251800',
  accentText: '#854700',
  accentSoft: '#FFF0D3',
  accentLine: '#E8B75E',
  band: '#FFB52E',
  onBand: '#251800',
  onBand2: '#4A3000',
  goodText: '#1B6638',
  goodSoft: '#E1F1E3',
  badText: '#A8211A',
  badSoft: '#FCE8E5',
  night: '#10262E',
  onNight: '#F6F1E7',
  onNight2: '#B6C4C6',
  nightLine: '#2C434B',
  focus: '#0B57D0',
  open: '#1B6638',
};

const dark: ThemeColors = {
  paper: '#0A171D',
  surface: '#11232B',
  sunken: '#0E1D24',
  ink: '#F4EFE5',
  ink2: '#BECACB',
  ink3: '#98A8AB',
  line: '#233942',
  lineStrong: '#36505A',
  control: '#6E858C',
  action: '#74D5CC',
  actionHover: '#9BE4DC',
  onAction: '#03272B',
  actionText: '#7FDAD1',
  actionSoft: '#123A3E',
  accent: '#FFC04A',
  accentHover: '#FFD079',
  onAccent: '#251800',
  accentText: '#FFC766',
  accentSoft: '#33270F',
  accentLine: '#6B5220',
  band: '#2B2110',
  onBand: '#FFE3AE',
  onBand2: '#E9CC94',
  goodText: '#8AD6A0',
  goodSoft: '#12301F',
  badText: '#FFACA3',
  badSoft: '#3B1916',
  night: '#061015',
  onNight: '#F4EFE5',
  onNight2: '#A9B8BB',
  nightLine: '#1D323A',
  focus: '#9CC7FF',
  open: '#6FD08C',
};

export type ThemeName = 'light' | 'dark';

export const palette: Record<ThemeName, ThemeColors> = { light, dark };

/** Shadows, by theme: ink on paper by day, black on night. */
export const shadows: Record<ThemeName, Record<'raised' | 'floating' | 'overlay', string>> = {
  light: {
    raised: '0 1px 2px rgb(16 38 46 / .06), 0 4px 12px rgb(16 38 46 / .05)',
    floating: '0 2px 6px rgb(16 38 46 / .08), 0 16px 40px rgb(16 38 46 / .14)',
    overlay: '0 8px 24px rgb(16 38 46 / .16), 0 32px 80px rgb(16 38 46 / .24)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / .4)',
    floating: '0 2px 6px rgb(0 0 0 / .4), 0 16px 40px rgb(0 0 0 / .5)',
    overlay: '0 8px 24px rgb(0 0 0 / .5), 0 32px 80px rgb(0 0 0 / .6)',
  },
};
