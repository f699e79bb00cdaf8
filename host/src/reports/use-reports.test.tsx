import { type ReportBatch, reportBatch } from '@alisio/shared-contracts/reports';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { render, screen, waitFor } from '@testing-library/react';
import { followEvents, forgetEarlyEvents, tellLateParts } from '../late-parts/early-events.ts';
import { App } from '../pages/app.tsx';
import { home, trips } from '../testing/demo-pages.tsx';
import type { DemoPage } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';
import { useReports } from './use-reports.ts';

/** What the browser was asked to send, as the API reads it. */
let sent: { address: string; body: Promise<ReportBatch> }[];
const { error: printed } = console;

function hide(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Leaves the tab until something was sent: reports begin when the browser is idle. */
async function leave() {
  await waitFor(() => {
    hide('hidden');
    expect(sent.length).toBeGreaterThan(0);
  });
  const [first] = sent;
  return first && { address: first.address, ...(await first.body) };
}

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  sent = [];
  forgetEarlyEvents();
  navigator.sendBeacon = (address, blob) => {
    if (!(blob instanceof Blob) || blob.type !== 'application/json') throw new TypeError('no JSON');
    const body = readText(blob).then((text) => reportBatch.parse(JSON.parse(text)));
    sent.push({ address: String(address), body });
    return true;
  };
  console.error = () => undefined;
});
afterEach(() => {
  console.error = printed;
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const breaks = (message: string) =>
  tellLateParts({ kind: 'thrown', error: new RangeError(message), page: undefined });

const broken: DemoPage = {
  ...trips,
  module: {
    default: () => {
      throw new RangeError('no trip of lucia@ejemplo.test');
    },
  },
};

test('a page that throws is reported with its remote and version when the tab is left', async () => {
  renderSite('/user/my-journey', { pages: [home, broken] });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  expect(await leave()).toEqual({
    address: '/api/reports',
    host: '1.0.0-00000000',
    reports: [
      {
        kind: 'error',
        source: 'mf-demo',
        version: '1.0.0-00000000',
        page: '/user/my-journey',
        name: 'RangeError',
        message: 'no trip of …',
      },
    ],
  });
});

test('what breaks in a tab that is hidden already is reported when it is closed', async () => {
  renderSite('/', { pages: [home] });
  breaks('before');
  await leave();
  const before = sent.length;
  breaks('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.length).toBeGreaterThan(before);
  expect((await sent.at(-1)?.body)?.reports).toContainEqual(
    expect.objectContaining({ source: 'host', message: 'hidden' }),
  );
});

/** Whoever asks for reports. */
function Watch() {
  useReports();
  return null;
}

/** How many reports say that this broke: documents of the tests before are one with this one. */
async function timesReported(message: string): Promise<number> {
  breaks(message);
  hide('hidden');
  const batches = await Promise.all(sent.map(({ body }) => body));
  return batches
    .flatMap(({ reports }) => reports)
    .filter((one) => 'message' in one && one.message === message).length;
}

test('reports begin once, whoever asks for them again, and what was before them is not kept', async () => {
  breaks('early');
  const { app, pages } = renderSite('/', { pages: [home] });
  await leave();
  const kept: unknown[] = [];
  followEvents((event) => kept.push(event))();
  expect(kept).toEqual([]);
  const before = await timesReported('one');
  render(
    <App app={app} pages={pages}>
      <Watch />
    </App>,
  );
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  expect(await timesReported('other')).toBe(before);
});
