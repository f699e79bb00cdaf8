import { Frontier, followed } from './frontier.ts';

const SITE = 'https://a.example';

test('each address is asked for once, and only some of those that a search makes', () => {
  const frontier = new Frontier();
  const added = [
    '/faq',
    '/faq',
    '/faq?locale=en',
    '/bogota-a-miami/results?from=BOG&to=MIA',
    '/lima-a-cusco/results?to=CUZ&from=LIM',
    '/lima-a-quito/results?from=LIM&to=UIO',
    '/lima-a-quito/results?from=LIM&to=UIO&stops=0',
    '/turs/peru/cusco?adults=2',
    '/turs/chile/elqui?adults=2',
    '/turs/peru/colca?adults=3',
  ].map((path) => frontier.add(SITE + path));
  expect(added).toEqual([true, true, true, true, true, false, true, true, true, false]);
  const asked = [];
  for (let url = frontier.next(); url; url = frontier.next()) asked.push(url.replace(SITE, ''));
  expect(asked).toEqual([
    '/faq',
    '/faq?locale=en',
    '/bogota-a-miami/results?from=BOG&to=MIA',
    '/lima-a-cusco/results?to=CUZ&from=LIM',
    '/lima-a-quito/results?from=LIM&to=UIO&stops=0',
    '/turs/peru/cusco?adults=2',
    '/turs/chile/elqui?adults=2',
  ]);
});

test('who reads English goes on in it', () => {
  expect(followed(`${SITE}/faq?q=bags`, 'en')).toBe(`${SITE}/faq?q=bags&locale=en`);
  expect(followed(`${SITE}/faq`, 'es')).toBe(`${SITE}/faq`);
});
