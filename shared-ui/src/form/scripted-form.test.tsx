import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { ScriptedForm } from './index.ts';

const form = (
  <ScriptedForm aria-label="Escríbenos" without={<p>Llámanos</p>}>
    <input name="email" aria-label="Correo" />
  </ScriptedForm>
);

test('what is typed is never sent in an address', () => {
  render(form);
  expect(screen.getByRole('form', { name: 'Escríbenos' })).toHaveProperty('method', 'post');
});

test('a server draws what stands in its place where no script runs, and a browser with script does not', () => {
  expect(renderToString(form)).toContain('<noscript><p>Llámanos</p></noscript>');
  render(form);
  expect(screen.queryByText('Llámanos')).toBeNull();
});
