import { chance } from '../../../chance/index.ts';
import type { Aircraft } from '../airlines/aircraft.ts';
import type { Route } from '../network/network.ts';

const RESERVE = 1.03;

/** Seats that suit a route: thin and short asks for small, thick and far for big. */
function wantedSeats({ km, weekly, from, to }: Route): number {
  const thickness = Math.min(Math.sqrt(from.weight * to.weight), 50);
  const base = km > 5500 ? 250 : km > 1500 ? 155 : 95;
  return base + thickness * 1.6 + Math.min(weekly, 40) - (Math.min(from.weight, to.weight) < 0.5 ? 60 : 0);
}

/** The aircraft of one departure, always the same for the same flight number. */
export function aircraftFor(route: Route, departure: number): Aircraft {
  const { airline, km } = route;
  const able = airline.fleet.filter(({ range }) => range >= km * RESERVE);
  const wanted =
    wantedSeats(route) * (0.75 + chance(`${airline.code}${route.number + departure * 2}seats`) * 0.5);
  const misfit = ({ seats, widebody, range }: Aircraft) => {
    const size = Math.abs(Math.log(seats / wanted));
    const tooBig = widebody && km < 3000 ? 1.2 : 0;
    const tooSmall = !widebody && km > 6500 ? 0.4 : 0;
    const slow = range < 2000 && km > 900 ? 0.8 : 0;
    return size + tooBig + tooSmall + slow;
  };
  const [first, ...others] = able.length > 0 ? able : airline.fleet.slice(-1);
  if (!first) throw new Error(`airline ${airline.code} has no fleet`);
  return others.reduce((best, next) => (misfit(next) < misfit(best) ? next : best), first);
}
