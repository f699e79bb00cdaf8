import { onDay } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { basic, card, found, unknownPlaces, usual } from '../testing/results.ts';
import { part, searchInParts } from '../testing/search-in-parts.ts';

// What is said beside the flights cannot be fetched: the line is down by then.
const down = () => {
  throw new Error('no line');
};
jest.unstable_mockModule('../features/flight-results/rest-of-answer/rest-of-answer-line.tsx', down);
jest.unstable_mockModule('../features/flight-results/none-found/near-ways.tsx', down);
const { showResults, TODAY } = await import('../testing/show.ts');

onDay(TODAY);

test('flights stay where the remark on what is missing cannot be had', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const search = searchInParts();
  showResults({ apiHandlers: [search.handler, ...usual] });
  await search.tell(part([basic], { asked: 3, awaited: ['demo3'], missing: [] }));
  await search.breakOff();
  await act(async () => undefined);
  expect(warn.mock.calls.map(([what]) => what)).toContain('late part');
  await card(/^Avianca, 17:35/);
});

test('where nothing flies a person can be reached where the ways aside cannot be had', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  showResults({ apiHandlers: [found(), unknownPlaces] });
  await screen.findByRole('heading', { level: 2, name: 'Lo sentimos, no hay vuelos para tu búsqueda' });
  await act(async () => undefined);
  expect(warn.mock.calls.map(([what]) => what)).toContain('late part');
  expect(screen.getByRole('link', { name: /Llamar al/ })).not.toBeNull();
});
