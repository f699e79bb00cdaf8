import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const FRAME = fileURLToPath(new URL('./frame/', import.meta.url));
const CARD_RULES = fileURLToPath(new URL('./card.ts', import.meta.resolve('@alisio/shared-contracts/rules')));

const programOf = (file: string): string => stripTypeScriptTypes(readFileSync(file, 'utf8'));

function modulesIn(folder: string, prefix: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [`${prefix}${file}`, programOf(`${folder}${file}`)]);
}

const CARD_RULES_ADDRESS = '/modules/rules/card.ts';

/** Where the frame's modules find the contract's rules of cards, the only ones they use: one copy, whoever runs them. */
export const IMPORT_MAP = { imports: { '@alisio/shared-contracts/rules': CARD_RULES_ADDRESS } };

/** The frame's program by address, as the browser runs it: our sources without their types. */
export function frameModules(): ReadonlyMap<string, string> {
  return new Map([...modulesIn(FRAME, '/modules/frame/'), [CARD_RULES_ADDRESS, programOf(CARD_RULES)]]);
}
