import { render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Badge, TextLink } from './index.ts';

test('a link out of the product says so, and gives nothing away', async () => {
  const { container } = render(
    <p>
      Lee las <TextLink href="/reglas">reglas</TextLink> y la{' '}
      <TextLink href="https://example.org/visa" externalLabel="se abre en otra pestaña">
        guía de visas
      </TextLink>
    </p>,
  );
  const away = screen.getByRole('link', { name: /guía de visas \(se abre en otra pestaña\)/ });
  expect(away).toHaveProperty('target', '_blank');
  expect(away.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: 'reglas' })).toHaveProperty('target', '');
  expect(await violations(container)).toEqual([]);
});

test('a count is read out with what it counts, and none is nothing', () => {
  const { container, rerender } = render(<Badge count={120} label="120 avisos" />);
  expect(screen.getByText('120 avisos')).toBeTruthy();
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  rerender(<Badge count={0} label="0 avisos" />);
  expect(container.textContent).toBe('');
});
