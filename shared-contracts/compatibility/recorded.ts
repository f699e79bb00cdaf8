import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractsDescription } from './description.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Versions that were released: version → what it promised. */
export function recordedContracts(): Map<string, ContractsDescription> {
  const files = readdirSync(FOLDER).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  return new Map(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))]),
  );
}

/** Keeps what a version promises; once told, it stays. @throws when that version is kept already */
export function recordContracts(version: string, description: ContractsDescription): void {
  const file = join(FOLDER, `${version}.json`);
  if (existsSync(file))
    throw new Error(`shared-contracts ${version} is recorded already; raise its version.`);
  writeFileSync(file, `${JSON.stringify(description)}\n`);
}
