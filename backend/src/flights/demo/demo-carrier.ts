import type { Carrier, FlownRoute } from '../flight-supplier.ts';
import { airlines } from './airlines/index.ts';
import { bagsOf, familiesOf, LONG_HAUL_KM } from './fares/fare-families.ts';
import type { Network } from './network/network.ts';
import { flightsOf } from './schedule/flights-of-route.ts';

/** Kilometres of a flight that is not long, and of one that is: what fares bring differs between them alone. */
const NEAR_KM = 1000;
const FAR_KM = LONG_HAUL_KM + 1;

/** What the demo inventory knows of a carrier; nothing for one that flies nowhere. */
export function demoCarrier(network: Network, code: string): Carrier | undefined {
  const airline = airlines.find((known) => known.code === code);
  if (!airline) return undefined;
  const { kind } = airline;
  const fares = familiesOf('economy').map(({ family }) => {
    const near = bagsOf('economy', family, kind, NEAR_KM);
    const far = bagsOf('economy', family, kind, FAR_KM);
    return { family, cabin: near.cabin, checked: near.checked, checkedFar: far.checked };
  });
  const basic = bagsOf('economy', 'BASIC', kind, NEAR_KM);
  return {
    bases: airline.hubs.toSorted((one, other) => other.routes - one.routes).map((hub) => hub.code),
    routesFrom: (airport) =>
      network.from(airport).flatMap((route): FlownRoute[] => {
        const [flight] = route.airline === airline ? flightsOf(route) : [];
        return flight ? [{ to: route.to.code, minutes: flight.minutes, weekly: route.weekly }] : [];
      }),
    fares,
    checkedKilograms: basic.weight,
    bagFrom: { amount: basic.chargePerBag * 100, currency: 'USD' },
  };
}
