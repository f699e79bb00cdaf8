import type { HotelKind } from '@alisio/shared-contracts/hotels';
import { hashOf } from '../../chance/index.ts';

/**
 * Names are coined of syllables, so that they are no real hotel's: "Posada Almerún". `hash` decides, so that the same
 * hotel always has the same name.
 */
const HEADS = [
  'Al',
  'Ve',
  'Mar',
  'Ta',
  'Lo',
  'Ser',
  'Bri',
  'Can',
  'Do',
  'Fal',
  'Gui',
  'Il',
  'Ju',
  'Lu',
  'Mi',
  'Nar',
  'Or',
  'Pal',
  'Qui',
  'Ro',
  'Sol',
  'Tor',
  'Ur',
  'Zal',
] as const;
const HEARTS = [
  'me',
  'va',
  'lan',
  'ri',
  'to',
  'na',
  'be',
  'cu',
  'do',
  'fi',
  'ga',
  'len',
  'mo',
  'pe',
  'ro',
  'sa',
  'ti',
  'vi',
  'za',
  'qui',
] as const;
/** What a country's names sound like. */
type Tongue = 'spanish' | 'portuguese' | 'italian' | 'french' | 'english';

const TAILS: Readonly<Record<Tongue, readonly string[]>> = {
  spanish: ['rún', 'da', 'ral', 'ña', 'lar', 'cia', 'dero', 'lia', 'mar', 'nal', 'ria', 'ta', 'vía', 'zul'],
  portuguese: ['ão', 'da', 'lha', 'nha', 'ral', 'ria', 'ta', 'deiro', 'mar', 'çal', 'via', 'lia'],
  italian: ['rino', 'da', 'glia', 'llo', 'rella', 'na', 'tto', 'vera', 'zza', 'ria', 'lia', 'sco'],
  french: ['rel', 'nne', 'lle', 'ry', 'tte', 'gny', 'mont', 'val', 'ssac', 'rive', 'lac', 'ron'],
  english: ['ford', 'lyn', 'mere', 'ton', 'well', 'dale', 'wick', 'ley', 'rose', 'holm', 'den', 'bury'],
};

const SPANISH = new Set('AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE GQ'.split(' '));
const tongueOf = (country: string): Tongue => {
  if (SPANISH.has(country)) return 'spanish';
  if (['BR', 'PT', 'AO', 'MZ', 'CV'].includes(country)) return 'portuguese';
  if (['IT', 'SM', 'MT'].includes(country)) return 'italian';
  if (['FR', 'BE', 'MC', 'SN', 'CI', 'GP', 'MQ', 'RE'].includes(country)) return 'french';
  return 'english';
};

/** What stands around the coined word, by kind; `*` is its place. */
const FRAMES: Readonly<Record<'spanish' | 'else', Readonly<Record<HotelKind, readonly string[]>>>> = {
  spanish: {
    hotel: ['Hotel *', 'Hotel * Plaza', 'Gran Hotel *', '* Hotel', 'Hotel Torre *'],
    hostel: ['Hostal *', 'Hostel *', 'Casa Mochila *'],
    apartment: ['Apartamentos *', 'Suites *', 'Estudios *'],
    resort: ['* Resort', '* Playa Resort', 'Bahía *'],
    boutique: ['Casa *', 'Posada *', 'Quinta *', 'La Casona *'],
    rural: ['Hacienda *', 'Finca *', 'Cabañas *', 'Refugio *'],
  },
  else: {
    hotel: ['Hotel *', 'The * Hotel', '* Plaza', 'Grand *', '* Central'],
    hostel: ['* Hostel', 'Backpack *'],
    apartment: ['* Suites', '* Apartments', '* Lofts'],
    resort: ['* Resort', '* Beach Resort', '* Bay'],
    boutique: ['Maison *', 'Villa *', '* House'],
    rural: ['* Lodge', '* Farm Stay', '* Inn'],
  },
};

const at = <Item>(list: readonly Item[], hash: number, step: number): Item => {
  const place = (hash >>> step) % list.length;
  const item = list[place];
  if (item === undefined) throw new RangeError('an empty list has no item');
  return item;
};

const hashOfName = (key: string) => hashOf(`${key} name`);

/** The coined word of a hotel, without what its kind puts around it. `key`: names it in its town. */
export const coinedWord = (country: string, key: string): string => coinedName(country, hashOfName(key));

function coinedName(country: string, hash: number): string {
  const tails = TAILS[tongueOf(country)];
  const hearts = (hash & 3) === 0 ? '' : at(HEARTS, hash, 7);
  return at(HEADS, hash, 2) + hearts + at(tails, hash, 13);
}

/** The name of a hotel. `key`: names it in its town. */
export function hotelName(kind: HotelKind, country: string, key: string): string {
  const hash = hashOfName(key);
  const frames = FRAMES[tongueOf(country) === 'spanish' ? 'spanish' : 'else'][kind];
  return at(frames, hash, 19).replace('*', coinedName(country, hash));
}
