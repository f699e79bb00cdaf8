export * from './airports.ts';
export * from './define.ts';
export * from './flight-orders.ts';
export * from './flights.ts';
export * from './orders.ts';
export * from './reports.ts';
export * from './session.ts';
export * from './site.ts';
