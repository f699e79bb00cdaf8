import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@alisio/shared-contracts/zod';

const siteAddress = z.object({
  /** where visitors come in */
  web: z.url(),
  /** the API behind it; nothing when that is not known */
  api: z.optional(z.url()),
});
export type SiteAddress = z.infer<typeof siteAddress>;

const fileIn = (dataDir: string): string => join(dataDir, 'address');

/** Leaves in the data folder where its site runs, for the release line. @returns takes it away again */
export function leaveAddress(dataDir: string, address: SiteAddress): () => void {
  writeFileSync(fileIn(dataDir), JSON.stringify(address));
  return () => rmSync(fileIn(dataDir), { force: true });
}

/** @returns nothing when no site was left there, or nothing readable; after a crash it may be gone meanwhile */
export function readAddress(dataDir: string): SiteAddress | undefined {
  try {
    return siteAddress.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
