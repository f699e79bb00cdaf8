export { endOnSignal } from './end-on-signal.ts';
export { type Fleet, startFleet } from './fleet.ts';
export { FLEET_FLAGS, type FleetSettings, readFleetSettings } from './fleet-settings.ts';
export { fleetTable } from './fleet-table.ts';
export { Missing } from './needs.ts';
export type { Part } from './part.ts';
export { memoryOf, processorOf } from './process-costs.ts';
