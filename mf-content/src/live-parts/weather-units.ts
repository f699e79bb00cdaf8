import type { Language } from '@alisio/platform/sdk/i18n';

/** How weather is said where a language is read: to whole degrees, rain in millimeters or tenths of an inch. */
export interface WeatherUnits {
  temperature: '°C' | '°F';
  rain: 'mm' | 'inches';
  /** from °C */
  degrees: (celsius: number) => string;
  /** from millimeters a month */
  depth: (millimeters: number) => string;
}

const metric: WeatherUnits = {
  temperature: '°C',
  rain: 'mm',
  degrees: (celsius) => String(Math.round(celsius)),
  depth: (millimeters) => String(Math.round(millimeters)),
};

const MM_PER_INCH = 25.4;

const american: WeatherUnits = {
  temperature: '°F',
  rain: 'inches',
  degrees: (celsius) => String(Math.round((celsius * 9) / 5 + 32)),
  depth: (millimeters) => (millimeters / MM_PER_INCH).toFixed(1),
};

const units: Record<Language, WeatherUnits> = { es: metric, en: american };

export const weatherUnits = (language: Language): WeatherUnits => units[language];
