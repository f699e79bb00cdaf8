export { type LogLevel, type LogSettings, logOptions, readLogLevel } from './log-options.ts';
