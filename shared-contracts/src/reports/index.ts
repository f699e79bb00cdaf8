export * from './local-caller.ts';
export * from './report.ts';
export * from './summary.ts';
