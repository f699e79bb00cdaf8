import { type Aircraft, aircraftOf } from './aircraft.ts';
import { AMERICAS } from './americas.ts';
import { ASIA_OCEANIA } from './asia-oceania.ts';
import { EUROPE_AFRICA } from './europe-africa.ts';
import { OPERATORS } from './operators.ts';

/** Full service, low cost, ultra low cost, or short hops under propellers and small jets. */
export type AirlineKind = 'full' | 'low' | 'ultra' | 'regional';

export interface Airline {
  code: string;
  name: string;
  /** country of its licence */
  home: string;
  kind: AirlineKind;
  alliance: string | undefined;
  /** shortest range first as listed */
  fleet: Aircraft[];
  hubs: { code: string; routes: number }[];
  regions: ReadonlySet<string>;
  hasFirst: boolean;
  /** flies its small aircraft under its number */
  operator: string | undefined;
}

const given = (text: string | undefined) => (text === '-' ? undefined : text);

function airlineOf(line: string): Airline {
  const [
    code = '',
    name = '',
    home = '',
    kind,
    alliance,
    fleet = '',
    hubs = '',
    regions = '',
    first,
    operator,
  ] = line.split('|');
  if (kind !== 'full' && kind !== 'low' && kind !== 'ultra' && kind !== 'regional') {
    throw new Error(`airline ${code} is of no kind`);
  }
  return {
    code,
    name,
    home,
    kind,
    alliance: given(alliance),
    fleet: fleet.split(' ').map(aircraftOf),
    hubs: hubs.split(' ').map((hub) => ({ code: hub.slice(0, 3), routes: Number(hub.slice(4)) })),
    regions: new Set(regions.split(' ')),
    hasFirst: first === 'F',
    operator: given(operator),
  };
}

export const airlines: readonly Airline[] = [AMERICAS, EUROPE_AFRICA, ASIA_OCEANIA].flatMap((table) =>
  table.trim().split('\n').map(airlineOf),
);

const names = new Map([
  ...airlines.map(({ code, name }): [string, string] => [code, name]),
  ...Object.entries(OPERATORS),
]);

/** Name of an airline or operator by its IATA designator. */
export const carrierName = (code: string): string => names.get(code) ?? code;
