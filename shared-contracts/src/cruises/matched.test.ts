import fc from 'fast-check';
import { readChoices } from '../facets/index.ts';
import {
  allUniqueCruiseLines,
  allUniquePorts,
  byItinerary,
  CRUISE_REGIONS,
  type CruisePrice,
  countedPrice,
  cruiseFacets,
  matchedCruises,
  matchedLines,
  sortCruises,
} from './index.ts';

const PORTS = ['COCTG', 'AWORJ', 'CWWIL', 'PAONX', 'PRSJU', 'BBBGI'];
const price = fc.oneof<fc.Arbitrary<CruisePrice>[]>(
  fc.integer({ min: 1, max: 900_000 }),
  fc.constant('NA' as const),
);
const cruise = fc.record({
  id: fc.uuid(),
  itinerary: fc.constantFrom('sur', 'este', 'oeste'),
  region: fc.constantFrom(...CRUISE_REGIONS),
  portsRoute: fc.array(fc.constantFrom(...PORTS), { minLength: 2, maxLength: 7 }),
  vendor: fc.constantFrom('Pleamar', 'Naviera del Sur', 'Barlovento'),
  priceBalcony: price,
  pricePerPerson: price,
  departureDate: fc.integer({ min: 10, max: 28 }).map((day) => `2027-01-${day}`),
  nights: fc.integer({ min: 3, max: 15 }),
});
const list = fc.array(cruise, { maxLength: 30 });

test('§4: the list has the cruises whose route includes the destination, all of them, and no other', () => {
  fc.assert(
    fc.property(list, fc.constantFrom(...PORTS), (all, destination) => {
      const expected = all.filter(({ portsRoute }) => portsRoute.includes(destination));
      const shown = matchedCruises(all, destination);
      expect(new Set(shown)).toEqual(new Set(expected));
      expect(shown).toHaveLength(expected.length);
    }),
  );
});

test('§4: by balcony price ascending, NA as 100000000 and so last; equal ones as they came', () => {
  fc.assert(
    fc.property(list, (all) => {
      const shown = matchedCruises(all, '');
      expect(shown).toHaveLength(all.length);
      for (const [at, next] of shown.slice(1).entries()) {
        const before = shown[at];
        if (!before) throw new Error('none before');
        const [one, other] = [before.priceBalcony, next.priceBalcony].map((counted) =>
          counted === 'NA' ? 100_000_000 : counted,
        );
        expect(one).toBeLessThanOrEqual(other ?? -1);
        if (one === other) expect(all.indexOf(before)).toBeLessThan(all.indexOf(next));
      }
    }),
  );
});

test('§4: matched lines are the vendors of what is shown, each once', () => {
  fc.assert(
    fc.property(list, fc.constantFrom('', ...PORTS), (all, destination) => {
      const shown = matchedCruises(all, destination);
      const lines = matchedLines(shown);
      expect(lines).toHaveLength(new Set(lines).size);
      expect(new Set(lines)).toEqual(new Set(shown.map(({ vendor }) => vendor)));
    }),
  );
});

test('§3: every port and every line of all cruises, each once, in order', () => {
  fc.assert(
    fc.property(list, (all) => {
      expect(allUniquePorts(all)).toEqual(
        PORTS.filter((port) => all.some((one) => one.portsRoute.includes(port))).sort(),
      );
      const lines = ['Barlovento', 'Naviera del Sur', 'Pleamar'];
      expect(allUniqueCruiseLines(all)).toEqual(
        lines.filter((line) => all.some(({ vendor }) => vendor === line)),
      );
    }),
  );
});

test('a sea is a destination too', () => {
  fc.assert(
    fc.property(list, fc.constantFrom(...CRUISE_REGIONS), (all, sea) => {
      expect(new Set(matchedCruises(all, sea))).toEqual(new Set(all.filter(({ region }) => region === sea)));
    }),
  );
});

test('the whole Caribbean has the routes of its west, its east and its south, and no other', () => {
  fc.assert(
    fc.property(list, (all) => {
      const seas = ['caribbean-west', 'caribbean-east', 'caribbean-south'];
      const expected = all.filter(({ region }) => seas.includes(region));
      const shown = matchedCruises(all, 'caribbean');
      expect(new Set(shown)).toEqual(new Set(expected));
      expect(shown).toHaveLength(expected.length);
    }),
  );
});

test('other orders keep every cruise, by what they say', () => {
  fc.assert(
    fc.property(list, (all) => {
      const dates = sortCruises(all, 'date').map(({ departureDate }) => departureDate);
      expect(dates).toEqual([...dates].sort());
      const nights = sortCruises(all, 'long').map((one) => one.nights);
      expect(nights).toEqual(all.map((one) => one.nights).sort((a, b) => b - a));
      const perNight = sortCruises(all, 'night')
        .filter(({ pricePerPerson }) => pricePerPerson !== 'NA')
        .map((one) => countedPrice(one.pricePerPerson) / one.nights);
      expect(perNight).toEqual([...perNight].sort((a, b) => a - b));
    }),
  );
});

test('cards have a route each, in the order of its first sailing, and lose nothing', () => {
  fc.assert(
    fc.property(list, (all) => {
      const cards = byItinerary(all);
      expect(cards.map(({ itinerary }) => itinerary)).toEqual([...new Set(all.map((one) => one.itinerary))]);
      for (const { itinerary, sailings } of cards)
        expect(sailings).toEqual(all.filter((one) => one.itinerary === itinerary));
    }),
  );
});

test('a port where a cruise only begins is none that it calls at', () => {
  const [sample] = fc.sample(cruise, 1);
  if (!sample) throw new Error('no sample');
  const one = {
    ...sample,
    portsRoute: ['COCTG', 'AWORJ', 'COCTG'],
    cruiseLine: { code: 'pleamar', name: 'Pleamar' },
    ship: { code: 'bahia-serena', name: 'Bahía Serena' },
    departurePort: 'COCTG',
  };
  const asked = (word: string) =>
    readChoices([one], cruiseFacets.facets, (facet) => (facet === 'calls' ? [word] : []));
  expect(asked('AWORJ')).toEqual({ calls: { kind: 'values', values: ['AWORJ'] } });
  expect(asked('COCTG')).toEqual({});
});
