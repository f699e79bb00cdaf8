import { CruiseInventory } from '../cruise-inventory.ts';

/** A day on which all tests of cruises look. */
export const TODAY = '2026-11-26';
export const clock = () => new Date(`${TODAY}T15:00:00Z`);
export const inventory = CruiseInventory.open({ clock });
export const COUPLE = { party: { adults: 2, childAges: [] }, language: 'es' } as const;

/** What is asked where nothing is. */
export const ALL = { sort: 'balcony', page: 1, asked: () => [] } as const;
