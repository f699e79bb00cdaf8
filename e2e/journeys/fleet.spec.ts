import { pinnedIn, versionsOf } from '@alisio/platform/testing/page-seen.ts';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import type { Fleet } from '@alisio/platform/tooling/fleet';
import { bookOneWay } from '../support/book.ts';
import { expect, test as journey } from '../support/journey.ts';
import { startOwnFleet } from '../support/own-fleet.ts';
import { canHaveOwnSite } from '../support/own-site.ts';

const PATHS = ['/', '/contact-us', '/hoteles', '/faq', '/crucerro'];
const PER_SECOND = 10;

/** A fleet, or what this machine lacks for one; nothing where another deployment is looked at. */
const test = journey.extend<object, { fleet: Fleet | string | undefined }>({
  fleet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern.
    async ({}, use) => {
      const fleet = canHaveOwnSite() ? await startOwnFleet() : undefined;
      await use(fleet);
      if (typeof fleet === 'object') await fleet.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ fleet, baseURL }, use) => use(typeof fleet === 'object' ? fleet.urls.web : baseURL),
});

/** What is wrong with a page; nothing for one that is whole and of one version of each remote. */
async function faultOf(url: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    if (answer.status !== 200 || !text.trimEnd().endsWith('</html>')) return `${url} is a ${answer.status}`;
    const versions = versionsOf(registryIn(text));
    const mixed = pinnedIn(text).find(({ name, version }) => versions[name] !== version);
    return mixed && `${url} names ${mixed.url} beside ${versions[mixed.name]}`;
  } catch (error) {
    return `${url}: ${error}`;
  }
}

/** Opens pages at a fixed rate until it is stopped. @returns how many, and what was wrong with any */
function visitors(site: string) {
  const running: Promise<string | undefined>[] = [];
  const timer = setInterval(() => {
    running.push(faultOf(new URL(PATHS[running.length % PATHS.length] ?? '/', site)));
  }, 1000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    const faults = await Promise.all(running);
    return { pages: faults.length, faults: faults.filter((fault) => fault !== undefined) };
  };
}

/** Dies as by a cut of power, and begins anew. */
async function killed(part: Fleet['edges'][number] | undefined): Promise<void> {
  await part?.end('SIGKILL');
  await part?.start();
}

// What was on its way to an API that dies may have been done: nobody asks for it twice but the page, which knows.
test.use({ expectedNoise: /status of 50[234]|unreachable \(50[234]\)/ });

test('an edge and an API die while many look at pages: none fails, and a booking comes through', async ({
  page,
  fleet,
}) => {
  test.skip(fleet === undefined, 'a deployment is not ours to break');
  test.skip(typeof fleet === 'string', String(fleet));
  if (typeof fleet !== 'object') return;
  const leave = visitors(fleet.urls.web);
  const deaths = killed(fleet.edges[0]).then(() => killed(fleet.apis[0]));
  const reference = await bookOneWay(page, 30);
  await deaths;
  const { pages, faults } = await leave();
  expect(reference).not.toBe('');
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(PER_SECOND);
});
