import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const FRAME = fileURLToPath(new URL('./frame/', import.meta.url));

const programOf = (file: string | URL): string => stripTypeScriptTypes(readFileSync(file, 'utf8'));

function modulesIn(folder: string, prefix: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [`${prefix}${file}`, programOf(`${folder}${file}`)]);
}

/** What the frame's modules use of the contracts, each a file without imports: one copy, whoever runs it. */
const CONTRACTS = [
  { request: '@alisio/shared-contracts/rules', file: './card.ts', address: '/modules/rules/card.ts' },
  { request: '@alisio/shared-contracts/languages', file: './codes.ts', address: '/modules/languages.ts' },
] as const;

/** Where the frame's modules find them. */
export const IMPORT_MAP = {
  imports: Object.fromEntries(CONTRACTS.map(({ request, address }) => [request, address])),
};

/** The frame's program by address, as the browser runs it: our sources without their types. */
export const frameModules = (): ReadonlyMap<string, string> =>
  new Map([
    ...modulesIn(FRAME, '/modules/frame/'),
    ...CONTRACTS.map(({ request, file, address }): [string, string] => [
      address,
      programOf(new URL(file, import.meta.resolve(request))),
    ]),
  ]);
