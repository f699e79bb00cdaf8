import { serveCruise } from '../testing/cruise-page.ts';
import { serveCruisesHome } from '../testing/home-page.ts';
import { serveCruiseResults } from '../testing/results-page.ts';

test('pages are rendered without a browser, in both languages', async () => {
  expect(await serveCruisesHome()).toContain('Cruceros');
  expect(await serveCruisesHome({ language: 'en' })).toContain('Cruises');
  expect(await serveCruiseResults()).toContain('cruceros');
  expect(await serveCruise({ language: 'en' })).toContain('day by day');
});
