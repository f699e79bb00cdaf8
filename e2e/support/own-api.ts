import { test } from '@playwright/test';
import { canHaveOwnSite } from './own-site.ts';

/** Where the product's API itself answers. Skips the journey where that is another deployment's, whose keys are not ours. */
export function ownApi(): string {
  test.skip(!canHaveOwnSite(), 'asks the API itself, behind the edge');
  return `http://127.0.0.1:${process.env.ALISIO_TEST_API_PORT}`;
}
