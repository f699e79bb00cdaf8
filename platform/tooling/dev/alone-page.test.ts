import { alonePage } from './alone-page.ts';

test('the page of a remote alone has its name, the design system and the pay origin', () => {
  const page = alonePage('mf-flights', 'http://localhost:4001');
  expect(page).toContain('<title>mf-flights · Alisio</title>');
  expect(page).toContain('data-pay-origin="http://localhost:4001"');
  expect(page).toMatch(/url\(["']?\/fonts\//);
});
