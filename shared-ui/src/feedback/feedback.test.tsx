import { render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Alert, Clock, EmptyState, ErrorState, Notices, ProgressBar, Skeleton } from './index.ts';

test('what is bad is read at once, the rest when there is a pause', async () => {
  const { container } = render(
    <>
      <Alert tone="bad" title="El pago no pasó">
        Tu reserva sigue guardada.
      </Alert>
      <Alert title="Tu precio se mantiene" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('El pago no pasó');
  expect(screen.getByRole('status').textContent).toContain('Tu precio se mantiene');
  expect(await violations(container)).toEqual([]);
});

test('what was done in another way is one notice, the weightiest first', () => {
  const { rerender } = render(<Notices said={['Buscamos desde hoy', 'Una noche al menos', '9 personas']} />);
  const [title, ...others] = screen.getByRole('status').querySelectorAll('p');
  expect(title?.textContent).toBe('Buscamos desde hoy');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Una noche al menos', '9 personas']);
  rerender(<Notices said={['Buscamos desde hoy']} />);
  expect(screen.getByRole('status').textContent).toBe('Buscamos desde hoy');
});

test('states have a heading and what to do next', async () => {
  const { container } = render(
    <>
      <EmptyState title="Sin vuelos ese día" text="Prueba otra fecha." />
      <ErrorState
        title="No pudimos cargar esto"
        text="Lo demás sigue."
        actions={<button type="button">Reintentar</button>}
      />
      <Skeleton width="120px" height="20px" />
      <Clock fraction={0.5} text="Quedan 7 min" />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Sin vuelos ese día' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('Quedan 7 min');
  expect(await violations(container)).toEqual([]);
});

test('the bar shows for a long wait and goes when it ends', async () => {
  const { rerender } = render(<ProgressBar active label="Cargando" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeTruthy();
  rerender(<ProgressBar active={false} label="Cargando" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
