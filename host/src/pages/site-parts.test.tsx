import { RemotePart } from '@alisio/platform/sdk/parts';
import type { PartModule, RemoteRoutes } from '@alisio/platform/sdk/remote';
import { screen } from '@testing-library/react';
import { followEvents, forgetEarlyEvents, type PageEvent } from '../late-parts/early-events.ts';
import type { RemoteSource } from '../remotes/remote-pages.ts';
import { search, trips } from '../testing/demo-pages.tsx';
import type { DemoPage, DemoSiteOptions } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';

/** A page of another remote that shows the part; its own code is never broken here. */
function Around() {
  return (
    <>
      <h1>Portada</h1>
      <RemotePart name="mf-demo/search" given={{ city: 'Lima' }} />
      <RemotePart name="mf-nobody/search" />
      <p>Lo que sigue</p>
    </>
  );
}
const around: DemoPage = { path: '/', page: 'home', layout: 'custom', module: { default: Around } };
const pages = [around, trips];

/** Brings the page, and the part as it is told. */
const sourceWith =
  (loadPart: () => Promise<unknown>) =>
  (routes: { default: RemoteRoutes }): RemoteSource => ({
    routes: async () => ({ default: { ...routes.default, parts: { search: loadPart } } }),
  });

const show = (options: Omit<DemoSiteOptions, 'pages'>) => renderSite('/', { pages, ...options });
const room = () => document.querySelector<HTMLElement>('[data-part="mf-demo/search"]');
const card = () => screen.findByRole('link', { name: 'Hoteles' });
const retry = () => screen.getByRole('button', { name: 'Intentar de nuevo' });
const part = () => screen.findByRole('heading', { level: 2, name: 'Página de prueba, Lima' });

/** The page around the part is whole. */
function expectAround(): void {
  expect(screen.getByRole('heading', { level: 1, name: 'Portada' })).not.toBeNull();
  expect(screen.getByText('Lo que sigue')).not.toBeNull();
  expect(screen.getByRole('banner')).not.toBeNull();
  expect(screen.getByRole('main').dataset.state).toBe('ready');
}

let told: PageEvent[];
let stop: () => void;
const { error: complain } = console;
beforeEach(() => {
  told = [];
  stop = followEvents((event) => told.push(event));
  console.error = () => undefined;
});
afterEach(() => {
  stop();
  forgetEarlyEvents();
  console.error = complain;
});

test('a part stands in the page of another remote with its own texts and what it is given, marked as its own', async () => {
  show({ parts: [search] });
  await part();
  expectAround();
  expect(room()?.dataset).toMatchObject({
    remote: 'mf-demo',
    version: '1.0.0-00000000',
    owner: 'demo team',
    state: 'ready',
  });
  expect(document.querySelector('[data-part="mf-nobody/search"]')).toBeNull();
});

test('while its code is on its way its room is kept, and says that it is busy', async () => {
  show({ parts: [search], source: sourceWith(() => new Promise(() => undefined)) });
  await screen.findByText('Lo que sigue');
  expect(room()?.getAttribute('aria-busy')).toBe('true');
  const { minHeight } = window.getComputedStyle(room() ?? document.body);
  expect(minHeight).toBe('200px');
});

test('a slow part gives way to its link, and takes its room when it comes', async () => {
  let come: (module: PartModule) => void = () => undefined;
  const late = new Promise((resolve) => {
    come = resolve;
  });
  show({ parts: [search], source: sourceWith(() => late) });
  await card();
  expectAround();
  if (search.module) come(search.module);
  await part();
});

test('in place of a dead part stands its link, and a retry brings it without a reload', async () => {
  let dead = true;
  const { user } = show({
    parts: [search],
    source: sourceWith(async () => {
      if (dead) throw new Error('ScriptNetworkError');
      return search.module;
    }),
  });
  expect((await card()).getAttribute('href')).toBe('/user/my-journey');
  expect(screen.getByText('Busca donde dormir')).not.toBeNull();
  expectAround();
  await user.click(retry());
  await card();
  dead = false;
  await user.click(retry());
  await part();
  expect(screen.queryByRole('link', { name: 'Hoteles' })).toBeNull();
  // The keyboard stays where the button was.
  expect(document.activeElement).toBe(room());
});

test.each<[string, () => Promise<unknown>]>([
  ['nothing', async () => undefined],
  ['no component', async () => ({ default: 'surprise' })],
])('a part that exports %s is wrong: its link stands', async (_, load) => {
  const { pages: remotes } = show({ parts: [search], source: sourceWith(load) });
  await card();
  expectAround();
  expect(remotes.parts[0]?.record.state()).toMatchObject({ status: 'failed', kind: 'wrong' });
});

test('a part that is claimed and not there is wrong', async () => {
  const { module: _, ...claimOnly } = search;
  show({ parts: [claimOnly] });
  await card();
  expectAround();
});

const fragile = { broken: true };
function Fragile() {
  if (fragile.broken) throw new RangeError('no date');
  return <p>Entera</p>;
}

test('what a part throws stays in its room, is told as its own, and a retry mends it', async () => {
  fragile.broken = true;
  const { user } = show({ parts: [{ ...search, module: { default: Fragile } }] });
  await card();
  expectAround();
  expect(told).toEqual([
    expect.objectContaining({
      kind: 'thrown',
      error: expect.objectContaining({ message: 'no date' }),
      part: expect.objectContaining({ name: 'mf-demo/search' }),
    }),
  ]);
  await user.click(retry());
  await card();
  fragile.broken = false;
  await user.click(retry());
  await screen.findByText('Entera');
});

test('in place of a part that threw a retry brings what the remote has by then', async () => {
  fragile.broken = true;
  const asked: boolean[] = [];
  const { user } = show({
    parts: [search],
    source: ({ default: routes }) => ({
      routes: async (_remote, anew) => {
        asked.push(anew);
        const module = anew ? { default: () => <p>Mejorada</p> } : { default: Fragile };
        return { default: { ...routes, parts: { search: async () => module } } };
      },
    }),
  });
  await card();
  await user.click(retry());
  await screen.findByText('Mejorada');
  expect(asked.filter((anew) => anew)).toEqual([true]);
});

test('the link of a part leads to the page of the same', async () => {
  const { module: _, ...claimOnly } = search;
  const { user } = show({ parts: [claimOnly] });
  await user.click(await card());
  await screen.findByRole('heading', { level: 1, name: 'Mis viajes' });
});
