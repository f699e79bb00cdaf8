export { freePort } from './free-port.ts';
export { until } from './until.ts';
export { untilReady } from './until-ready.ts';
