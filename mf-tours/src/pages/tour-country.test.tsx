import { onDay } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showTourCountry } from '../testing/tour-pages.ts';
import { listedTour, peru } from '../testing/tours.ts';

onDay('2026-11-25');

/** Nobody comes near what is below the first view. */
class NeverNear implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: NeverNear }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('a country says when to go, what to check and how one pays, and leads to its tours', async () => {
  const detail = { ...peru, whenToGo: 'De mayo a septiembre.', papers: 'Sin visa 90 días.', money: 'Sol.' };
  const { container } = showTourCountry({
    apiHandlers: [
      {
        method: 'GET',
        path: '/tours/countries/{country}',
        body: { country: detail, tours: [listedTour()] },
      },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tours en Perú' })).toBeTruthy();
  expect(
    screen.getByText('8 tours desde US$ 520 por persona', {
      normalizer: (text) => text.replaceAll('\u00a0', ' '),
    }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Documentos y vacunas: verifica' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cusco en tres días' }).getAttribute('href')).toBe(
    '/turs/peru/cusco-en-tres-dias?adults=2',
  );
  expect(document.title).toBe('Tours en Perú');
  expect(await violations(container)).toEqual([]);
});
