import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLatePart } from './index.ts';

const Panel = () => <p>Calendario</p>;

/** Fails as often as told, then brings the panel. */
function failing(times: number) {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(Panel));
}

function Slot({ load }: { load: () => Promise<typeof Panel> }) {
  const { part: Part, want } = useLatePart(load);
  return (
    <>
      <button type="button" onClick={want}>
        Abrir
      </button>
      {Part ? <Part /> : null}
    </>
  );
}

test('what could not be fetched is asked for again at the next press', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Slot load={failing(1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByText('Calendario')).toBeNull();
  expect(warned).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('Calendario')).toBeTruthy();
  warned.mockRestore();
});
