import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PointedScope, useIsPointed, usePointAt, usePointedItem } from './index.ts';

const Card = ({ code }: { code: string }) => {
  const pointAt = usePointAt();
  return (
    <button type="button" onFocus={() => pointAt(code)} onBlur={() => pointAt(undefined)}>
      {code} {useIsPointed(code) ? 'here' : ''}
    </button>
  );
};
const OnMap = () => <output>{usePointedItem() ?? 'none'}</output>;

test('what the list points at, the map shows, and the card itself', async () => {
  render(
    <PointedScope>
      <Card code="one" />
      <Card code="two" />
      <OnMap />
    </PointedScope>,
  );
  expect(screen.getByRole('status').textContent).toBe('none');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('two');
  expect(screen.getByRole('button', { name: 'two here' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'one' })).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('none');
});
