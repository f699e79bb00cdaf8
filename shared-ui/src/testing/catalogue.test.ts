import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** What an entry exports for running code: names like `Button`, no types, no functions like `buttonStyles`. */
function componentsOf(index: string): string[] {
  const lists = [...read(index).matchAll(/^export \{([^}]*)\} from/gm)];
  return lists
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

const examples = files
  .filter((file) => file.endsWith('.example.tsx'))
  .map(read)
  .join('\n');

const components = files
  .filter((file) => /^[^/\\]+[/\\]index\.ts$/.test(file))
  .flatMap((index) => componentsOf(index).map((name): [string, string] => [name, index]));

test('the entries were found', () => {
  expect(components.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Button', 'DealCard', 'HeroScene']),
  );
});

test.each(components)('%s of %s can be seen in the catalogue', (name) => {
  expect(new RegExp(`<${name}[\\s/>]`).test(examples)).toBe(true);
});
