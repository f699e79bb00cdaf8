import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, Component, type ReactNode, useState } from 'react';
import { lateComponent } from './index.ts';

/** As a page's border: says what was thrown, and shows the page anew at a press. */
class Border extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        {error.message}
      </button>
    );
  }
}

const Notice = ({ price }: { price: string }) => <p>Ahora {price}</p>;

/** Shows and takes away what it is given. */
function Page({ children }: { children: ReactNode }) {
  const [shows, setShows] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShows(!shows)}>
        Ir y volver
      </button>
      {shows ? children : null}
    </>
  );
}
const goAndCome = async () => {
  for (const _way of [1, 2]) await userEvent.click(screen.getByRole('button', { name: 'Ir y volver' }));
};

afterEach(() => jest.restoreAllMocks());

test('what stands in its place gives way to it, and it is there at once from then on', async () => {
  const load = jest.fn(async () => ({ default: Notice }));
  const Late = lateComponent(load, () => <p>Espera</p>);
  render(
    <Page>
      <Late price="$ 120" />
    </Page>,
  );
  screen.getByText('Espera');
  await screen.findByText('Ahora $ 120');
  await goAndCome();
  screen.getByText('Ahora $ 120');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed fetch is the page’s, and is no longer one once the line is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  const Late = lateComponent(async () => {
    if (fails) throw new Error('sin conexión');
    return { default: Notice };
  });
  render(
    <Page>
      <Border>
        <Late price="$ 120" />
      </Border>
    </Page>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'sin conexión' }));
  await screen.findByRole('button', { name: 'sin conexión' });
  fails = false;
  await goAndCome();
  await screen.findByText('Ahora $ 120');
});

test('what fails once it is out of sight is not told: in sight again it is asked for anew', async () => {
  const asked = [
    Promise.withResolvers<{ default: typeof Notice }>(),
    Promise.withResolvers<{ default: typeof Notice }>(),
  ];
  const answers = asked.map(({ promise }) => promise);
  const Late = lateComponent(async () => (await answers.shift()) ?? { default: Notice });
  const inSight = (mode: 'visible' | 'hidden') => (
    <Border>
      <Activity mode={mode}>
        <Late price="$ 120" />
      </Activity>
    </Border>
  );
  const { rerender } = render(inSight('visible'));
  rerender(inSight('hidden'));
  await act(async () => asked[0]?.reject(new Error('sin conexión')));
  rerender(inSight('visible'));
  await act(async () => asked[1]?.resolve({ default: Notice }));
  await screen.findByText('Ahora $ 120');
  expect(screen.queryByText('sin conexión')).toBeNull();
});

test('an addition that cannot be had leaves the page as it is, and is asked for again with the line', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest.fn(async () => ({ default: Notice }));
  load.mockRejectedValueOnce(new Error('no line'));
  const Late = lateComponent(load, () => <p>Espera</p>, { isExtra: true });
  render(
    <Border>
      <p>Vuelos</p>
      <Late price="$ 120" />
    </Border>,
  );
  await act(async () => undefined);
  screen.getByText('Vuelos');
  screen.getByText('Espera');
  await act(async () => window.dispatchEvent(new Event('online')));
  await screen.findByText('Ahora $ 120');
  expect(load).toHaveBeenCalledTimes(2);
});

test('and after a while, but not for ever', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
  try {
    const load = jest.fn(async (): Promise<{ default: typeof Notice }> => {
      throw new Error('gone');
    });
    const Late = lateComponent(load, undefined, { isExtra: true });
    render(<Late price="$ 120" />);
    await act(async () => undefined);
    for (const [ms, asked] of [
      [1999, 1],
      [1, 2],
      [10_000, 3],
      [50_000, 4],
      [3_600_000, 4],
    ] as const) {
      await act(async () => jest.advanceTimersByTime(ms));
      expect(load).toHaveBeenCalledTimes(asked);
    }
  } finally {
    jest.useRealTimers();
  }
});
