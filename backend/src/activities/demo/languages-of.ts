import { DEFAULT_LANGUAGE, LANGUAGES } from '@alisio/shared-contracts/languages';
import { chanceOf } from '../../chance/index.ts';

/** What is spoken where the site's languages are not: ISO 639-1. */
const LOCAL: Readonly<Record<string, string>> = {
  AT: 'de',
  BE: 'fr',
  BR: 'pt',
  CH: 'de',
  CN: 'zh',
  CZ: 'cs',
  DE: 'de',
  EG: 'ar',
  FR: 'fr',
  GR: 'el',
  IT: 'it',
  JP: 'ja',
  KR: 'ko',
  MA: 'fr',
  NL: 'nl',
  PL: 'pl',
  PT: 'pt',
  RU: 'ru',
  TH: 'th',
  TR: 'tr',
  VN: 'vi',
};
/** Where the site's first language is everybody's. */
const AT_HOME = new Set('AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' '));
/** How many of a hundred guides speak a language of the site that is not that of the place. */
const SPOKEN = 0.78;
const ALSO = ['fr', 'pt', 'de', 'it'];

/** The languages of an activity's guides, that of the place first. ISO 639-1 */
export function languagesOf(country: string, hash: number): string[] {
  const local = AT_HOME.has(country) ? DEFAULT_LANGUAGE : LOCAL[country];
  const ours = LANGUAGES.filter((_, at) => chanceOf(hash ^ (at * 0x51 + 7)) < SPOKEN);
  const also = ALSO.filter((_, at) => chanceOf(hash ^ (at * 0x67 + 3)) < 0.12);
  const spoken = [...(local ? [local] : []), ...(ours.length > 0 ? ours : LANGUAGES), ...also];
  return [...new Set(spoken)];
}
