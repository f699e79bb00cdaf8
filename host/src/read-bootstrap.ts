import { isLanguage } from '@alisio/platform/sdk/i18n';
import type { Bootstrap } from '@alisio/platform/sdk/page';

/** The id under which the web edge writes the page's beginning. */
export const BOOTSTRAP_ELEMENT = 'alisio-bootstrap';

// The edge serves page and shell from one registry and has checked it there: here only presence is checked.
const isBootstrap = (value: unknown): value is Bootstrap =>
  typeof value === 'object' &&
  value !== null &&
  'registry' in value &&
  'payOrigin' in value &&
  'language' in value &&
  isLanguage(value.language);

/** @throws when the page was not written by the web edge */
export function readBootstrap(page: Document): Bootstrap {
  const bootstrap: unknown = JSON.parse(page.getElementById(BOOTSTRAP_ELEMENT)?.textContent ?? 'null');
  if (!isBootstrap(bootstrap)) throw new Error('The page carries no bootstrap.');
  return bootstrap;
}
