import { render, screen } from '@testing-library/react';
import { loadScene } from '../poster/index.ts';
import { violations } from '../testing/violations.ts';
import { DealCard } from './index.ts';

test('both prices stand side by side, none struck through, with one way to call', async () => {
  await loadScene('cancun');
  const { container } = render(
    <DealCard
      place="cancun"
      title="Bogotá a Cancún"
      web={{ label: 'En la web', price: { symbol: 'US$', number: '398,00' } }}
      phone={{ label: 'Por teléfono', price: { symbol: 'US$', number: '318,40' } }}
      open
      openText="Abierto ahora"
      href="tel:+576010000000"
      action="Llamar y reservar"
      dictate={
        <>
          Dicta el código <b>VL-2048</b>
        </>
      }
    />,
  );
  expect(screen.getByRole('heading', { name: 'Bogotá a Cancún' })).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['En la web', 'Por teléfono']);
  expect(screen.getAllByRole('definition').map((price) => price.textContent)).toEqual([
    'US$\u00a0398,00',
    'US$\u00a0318,40',
  ]);
  expect(container.querySelector('s, del')).toBeNull();
  expect(screen.getByRole('link', { name: 'Llamar y reservar' })).toHaveProperty('href', 'tel:+576010000000');
  expect(screen.getByText('VL-2048')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});
