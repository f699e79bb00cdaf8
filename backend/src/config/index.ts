export { sharedApiKey } from './api-key.ts';
export { readSettings, type Settings } from './settings.ts';
