import { loadAirports } from '../../airports/index.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import { type DemoSettings, demoSuppliers } from './demo-suppliers.ts';

/** The demo inventory in a thread of its own data. */
export const openSuppliers = (settings: DemoSettings): FlightSupplier[] =>
  demoSuppliers(loadAirports(), settings);
