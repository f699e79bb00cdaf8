import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useLatePart } from './use-late-part.ts';

const Panel = () => <p>the panel</p>;

function Page({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const { Part, want } = useLatePart(load);
  if (Part) return <Part />;
  return (
    <button type="button" onClick={want}>
      open
    </button>
  );
}

test('a part that could not be fetched comes with the next press', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ default: Panel })];
  render(<Page load={() => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))} />);
  await userEvent.click(screen.getByRole('button'));
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('the panel')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('the panel')).toBeTruthy();
  logged.mockRestore();
});
