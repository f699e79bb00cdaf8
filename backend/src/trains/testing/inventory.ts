import { loadAirports } from '../../airports/index.ts';
import { TrainInventory } from '../train-inventory.ts';

/** A Thursday on which all tests of trains look. */
export const TODAY = '2026-11-26';
export const clock = () => new Date(`${TODAY}T15:00:00Z`);
export const inventory = TrainInventory.open({ airports: loadAirports(), clock });
export const COUPLE = { party: { adults: 2, children: 0 }, language: 'es' } as const;
