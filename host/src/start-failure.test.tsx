import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showStartFailure } from './start-failure.tsx';

test.each([
  ['es', 'La página no terminó de cargar', 'Cargar de nuevo'],
  ['en', 'The page did not finish loading', 'Load again'],
])('a shell that cannot begin says so in %s, and offers to load again', async (lang, title, label) => {
  document.documentElement.lang = lang;
  document.body.innerHTML = '<div id="root"><div aria-busy="true"></div></div>';
  let reloads = 0;
  act(() =>
    showStartFailure(document, () => {
      reloads += 1;
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(reloads).toBe(1);
});
