import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SOURCE = new URL('../', import.meta.url);
const HEAVY = /^(@base-ui\/react|date-fns|libphonenumber-js)(\/|$)/;
/** Entries that may carry such a library, for callers to load when they are opened. */
const LOADED_LATE = [
  'accordion',
  'calendar',
  'drawer',
  'facets',
  'guests-panel',
  'popover',
  'rooms-panel',
  'slider',
  'time-up',
  'toast',
  'tooltip',
];

const entries = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, SOURCE)))
  .map(({ name }) => name);

/** Packages that a file brings along at once; what it imports by `import()` comes later and does not count. */
function packagesOf(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)];
  return imports.flatMap(([, from = '']) =>
    from.startsWith('.') ? packagesOf(new URL(from, file), seen) : [from],
  );
}

test.each(entries)('%s brings no heavy library along unless it is loaded late', (entry) => {
  const heavy = packagesOf(new URL(`${entry}/index.ts`, SOURCE)).filter((name) => HEAVY.test(name));
  expect(heavy.length > 0).toBe(LOADED_LATE.includes(entry));
});

test('a page with one poster does not carry the scenes of others', () => {
  const seen = new Set<string>();
  packagesOf(new URL('poster/index.ts', SOURCE), seen);
  expect([...seen].filter((file) => /\/(scenes|composed)\//.test(file))).toEqual([]);
});
