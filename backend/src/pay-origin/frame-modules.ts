import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const FRAME = fileURLToPath(new URL('./frame/', import.meta.url));
const RULES = fileURLToPath(new URL('./', import.meta.resolve('@alisio/shared-contracts/rules')));

function modulesIn(folder: string, prefix: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [`${prefix}${file}`, stripTypeScriptTypes(readFileSync(`${folder}${file}`, 'utf8'))]);
}

/** Where the frame's modules find the rules of the contract: one copy, whoever runs them. */
export const IMPORT_MAP = { imports: { '@alisio/shared-contracts/rules': '/modules/rules/index.ts' } };

/** The frame's program by address, as the browser runs it: our sources without their types. */
export function frameModules(): ReadonlyMap<string, string> {
  return new Map([...modulesIn(FRAME, '/modules/frame/'), ...modulesIn(RULES, '/modules/rules/')]);
}
