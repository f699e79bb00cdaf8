import { loadAirports } from '../../airports/index.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import { DemoSupplier } from './demo-supplier.ts';

/** The demo inventory in a thread of its own data. */
export const openSupplier = (): FlightSupplier => new DemoSupplier(loadAirports());
