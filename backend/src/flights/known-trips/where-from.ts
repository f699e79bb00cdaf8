import { mainAirportOf } from '@alisio/shared-contracts/flights';

/** From where people of a part of the world leave, the largest first: airports, or a city of several. */
const PARTS_OF_THE_WORLD: readonly { countries: string; from: readonly string[] }[] = [
  { countries: 'CO', from: ['BOG', 'MDE', 'PTY', 'MIA', 'CLO'] },
  { countries: 'EC PE BO VE', from: ['LIM', 'BOG', 'UIO', 'SCL', 'PTY'] },
  { countries: 'AR CL UY PY BR', from: ['EZE', 'SCL', 'MVD', 'GRU', 'LIM'] },
  { countries: 'MX', from: ['MEX', 'GDL', 'MTY', 'LAX', 'BOG'] },
  { countries: 'PA CR GT HN NI SV', from: ['PTY', 'SJO', 'GUA', 'MEX', 'MIA'] },
  { countries: 'CU DO PR', from: ['SDQ', 'SJU', 'PTY', 'MIA', 'BOG'] },
  { countries: 'US CA', from: ['MIA', 'NYC', 'LAX', 'YYZ', 'BOG'] },
  { countries: 'ES PT FR IT DE GB', from: ['MAD', 'BCN', 'LIS', 'CDG', 'LHR'] },
];

/** Codes of where trips may begin for a visitor of a country, their own main airport first. @param country ISO code */
export function placesFrom(country: string | undefined): string[] {
  const main = mainAirportOf(country);
  const part =
    PARTS_OF_THE_WORLD.find(({ countries }) => countries.split(' ').includes(country ?? '')) ??
    PARTS_OF_THE_WORLD.find(({ from }) => from.includes(main));
  return [...new Set([main, ...(part?.from ?? [])])];
}
