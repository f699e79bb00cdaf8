import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publicRegistry } from '../../sdk/registry/index.ts';
import { findBrowser } from '../machine/find-browser.ts';
import { journeysIn, withJourneys } from './journeys-named.ts';
import { runScript } from './outcome.ts';

/** The bootstrap in a page's HTML; the edge writes every `<` in it as an escape. */
const BOOTSTRAP = /id="alisio-bootstrap">([^<]*)<\/script>/;

/** `mf-flights=1.4.0` for people, `mf-flights@1.4.0` for the edge. */
const asOverride = (text: string): string => text.replaceAll('=', '@');

/**
 * Journeys that ran silently on what is live would prove nothing: asks the deployment what it makes of the wish.
 * @throws when it does not swap all of it
 */
async function checkSwapped(base: string, wish: string): Promise<void> {
  const answer = await fetch(base, { headers: { 'x-alisio-mf': wish } });
  const [, text = 'null'] = BOOTSTRAP.exec(await answer.text()) ?? [];
  const { overrides = [] } = publicRegistry.parse(JSON.parse(text)?.registry);
  if (overrides.length === 0)
    throw new Error(`${base} hears no overrides: its edge has to run with OVERRIDES=on.`);
  const refused = overrides.find(({ state }) => state === 'refused');
  if (refused) throw new Error(`${base} refuses ${refused.name}@${refused.wanted}: ${refused.reason}.`);
  for (const { name, wanted } of overrides) console.info(`· with ${name}@${wanted}`);
}

/**
 * `npm run e2e [-- --all --base URL --with mf-flights=VERSION] [NAME] [what Playwright takes]`: the journeys on a product
 * that they start, or on a deployment, with versions swapped for these journeys alone. `--all`: with every cell of
 * the fault table, for every remote.
 */
async function main(): Promise<number> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { values, tokens } = parseArgs({
    strict: false,
    tokens: true,
    options: {
      base: { type: 'string' },
      with: { type: 'string', multiple: true },
      all: { type: 'boolean' },
    },
  });
  const ours = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && ['base', 'with', 'all'].includes(token.name)
        ? [token.index, ...(token.inlineValue || token.name === 'all' ? [] : [token.index + 1])]
        : [],
    ),
  );
  const rest = withJourneys(
    process.argv.slice(2).filter((_argument, index) => !ours.has(index)),
    journeysIn(root),
  );
  const base = typeof values.base === 'string' ? values.base.replace(/\/$/, '') : undefined;
  const wish = (values.with ?? []).map((text) => asOverride(String(text))).join(',');
  if (wish && !base)
    throw new Error('--with needs --base: the address of a deployment that has that version.');
  if (base && wish) await checkSwapped(base, wish);
  const browser = findBrowser(root);
  return runScript(
    root,
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', ...rest],
    {
      ...(values.all ? { ALISIO_ALL: 'on' } : {}),
      ...(base ? { ALISIO_BASE_URL: base } : {}),
      ...(wish ? { ALISIO_WITH: wish } : {}),
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    },
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
