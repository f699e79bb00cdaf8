import { render, screen, waitFor } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { SetIcon } from './index.ts';

let answer: () => Response = () => new Response(null, { status: 503 });
let asked: string[] = [];

// The library keeps the `fetch` that it finds when it is loaded.
beforeAll(() => {
  globalThis.fetch = async (input) => {
    const url = new URL(String(input));
    asked.push(url.pathname + url.search);
    return answer();
  };
});
beforeEach(() => {
  asked = [];
});

const flags = {
  prefix: 'circle-flags',
  width: 512,
  height: 512,
  icons: { co: { body: '<path d="M0 0h512v512"/>' } },
};

test('an icon is fetched from the site itself and drawn in its place', async () => {
  answer = () => Response.json(flags);
  const { container } = render(<SetIcon name="circle-flags:co" label="Colombia" />);
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
  screen.getByRole('img', { name: 'Colombia' });
  expect(await violations(container)).toEqual([]);
  expect(asked).toEqual(['/api/icons/circle-flags.json?icons=co']);
});

test('an icon that is not to be had keeps its name and its place', async () => {
  answer = () => new Response(null, { status: 503 });
  const { container } = render(<SetIcon name="circle-flags:mx" label="México" />);
  await waitFor(() => expect(asked).not.toEqual([]));
  screen.getByRole('img', { name: 'México' });
  expect(container.querySelector('path')).toBeNull();
});
