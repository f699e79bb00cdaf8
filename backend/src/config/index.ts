export { sharedApiKey } from './api-key.ts';
export { readDataFile } from './data-file.ts';
export { readSettings, type Settings } from './settings.ts';
export { THIS_MACHINE, type TrustRule, trustedCallers } from './trusted-callers.ts';
