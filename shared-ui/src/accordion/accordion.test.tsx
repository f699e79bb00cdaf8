import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { Accordion } from './index.ts';

const questions = (
  <Accordion
    opened={['bags']}
    items={[
      { id: 'bags', title: '¿Qué equipaje incluye?', content: 'Un bolso y una maleta de cabina.' },
      { id: 'change', title: '¿Puedo cambiar la fecha?', content: 'Sí, pagando la diferencia.' },
    ]}
  />
);

test('questions are headings with buttons; each opens and closes for itself', async () => {
  const { container } = render(questions);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const bags = screen.getByRole('button', { name: '¿Qué equipaje incluye?', expanded: true });
  const change = screen.getByRole('button', { name: '¿Puedo cambiar la fecha?', expanded: false });
  await userEvent.tab();
  expect(document.activeElement).toBe(bags);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(change.getAttribute('aria-expanded')).toBe('true');
  expect(bags.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard(' ');
  expect(change.getAttribute('aria-expanded')).toBe('false');
  expect(await violations(container)).toEqual([]);
});

test('what is closed can be found by the search of the browser', () => {
  render(questions);
  const closed = screen.getByText('Sí, pagando la diferencia.').closest('[hidden]');
  expect(closed?.getAttribute('hidden')).toBe('until-found');
});
