import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/index.ts';
import { answersOf, FIRST_DATA_ELEMENT } from '../first-data/index.ts';
import type { PageModule } from '../remote/index.ts';
import { createQueryClient, queryClientOf, queryOptions, useQuery } from './index.ts';

let asked: string[] = [];
let state: DocumentReadyState = 'complete';
beforeEach(() => {
  asked = [];
  state = 'complete';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
});
afterEach(() => document.getElementById(FIRST_DATA_ELEMENT)?.remove());

const question = (words: string) =>
  queryOptions({
    queryKey: ['question', words],
    queryFn: async () => {
      asked.push(words);
      return `asked ${words}`;
    },
  });

function bring(text: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = FIRST_DATA_ELEMENT;
  element.textContent = text;
  document.body.append(element);
}

/** The page ends: nothing more is streamed. */
function end() {
  state = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function Page() {
  const { data = 'wait' } = useQuery(question('what the loader asks'));
  const { data: own = 'wait' } = useQuery(question('more'));
  return <h1>{`${data}, ${own}`}</h1>;
}
const loader: PageModule['loader'] = ({ scope }) =>
  queryClientOf(scope).prefetchQuery(question('what the loader asks'));
const show = () => renderPage({ default: Page, loader });

async function answered() {
  const client = createQueryClient();
  await client.prefetchQuery({ ...question('what the loader asks'), queryFn: async () => 'from the edge' });
  await client.prefetchQuery({ queryKey: ['fails'], queryFn: () => Promise.reject(new Error('down')) });
  return answersOf(client) ?? '';
}

test('what the page brought is there at once, and not asked again', async () => {
  bring(await answered());
  show();
  await screen.findByText('from the edge, asked more');
  expect(asked).toEqual(['more']);
});

test('what the loader asks waits for the end of the page, what the page itself asks does not', async () => {
  const text = await answered();
  state = 'loading';
  show();
  await screen.findByText('wait, asked more');
  bring(text);
  end();
  await screen.findByText('from the edge, asked more');
  expect(asked).toEqual(['more']);
});

test.each([
  ['nothing', ''],
  ['an answer to another question', JSON.stringify([[['question', 'else'], [1]]])],
  ['half an answer', JSON.stringify([[['question', 'what the loader asks'], [1]]]).slice(0, 20)],
  ['something else', '7'],
])('a page that ends with %s asks by itself', async (_, text) => {
  state = 'loading';
  show();
  if (text) bring(text);
  end();
  await screen.findByText('asked what the loader asks, asked more');
});

test('what is asked again is new', async () => {
  bring(await answered());
  const client = createQueryClient();
  await client.refetchQueries(question('what the loader asks'));
  await client.prefetchQuery({ ...question('what the loader asks'), staleTime: 0 });
  await waitFor(() => expect(asked).toEqual(['what the loader asks']));
  expect(createQueryClient().getQueryCache().getAll()).toEqual([]);
});

test('a client that was answered nothing says nothing', () => {
  expect(answersOf(createQueryClient())).toBeUndefined();
});

// The last: a page that is cut off stays so.
test('a page that is cut off on its way asks by itself, and waits no more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  state = 'loading';
  const shown = show();
  bring('[[["question"');
  await act(() => jest.advanceTimersByTimeAsync(3500));
  // Something has come meanwhile.
  expect(asked).toEqual(['more']);
  await act(() => jest.advanceTimersByTimeAsync(3500));
  await screen.findByText('asked what the loader asks, asked more');
  shown.unmount();
  show();
  await waitFor(() => expect(asked.filter((words) => words !== 'more')).toHaveLength(2));
  jest.useRealTimers();
});
