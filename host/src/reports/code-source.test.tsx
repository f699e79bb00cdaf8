import { sourceIn } from './code-source.ts';

const site = 'https://alisio.test';

test.each([
  [`${site}/remotes/mf-flights/1.4.0-0a1b2c3d/page-results.js`, 'mf-flights', '1.4.0-0a1b2c3d'],
  [`${site}/remotes/mf-flights/1.4.0-0a1b2c3d/entry.js?again=1`, 'mf-flights', '1.4.0-0a1b2c3d'],
  [`${site}/host/1.0.0-00000001/main.js`, 'host', '1.0.0-00000001'],
  [
    `TypeError: x\n    at f (${site}/remotes/mf-booking/2.0.0-1/a.js:1:2)\n    at g (${site}/host/1.0.0-1/main.js:3:4)`,
    'mf-booking',
    '2.0.0-1',
  ],
  [
    `TypeError: x\n    at e (chrome-extension://abc/host/9/x.js:1:2)\n    at g (${site}/host/1.0.0-1/main.js:3:4)`,
    'host',
    '1.0.0-1',
  ],
])('%s is code of %s', (text, source, version) => {
  expect(sourceIn(text, site)).toEqual({ source, version });
});

test.each([
  'Script error.',
  '',
  'chrome-extension://abcdef/content.js',
  'https://tags.example.test/remotes/mf-flights/1.0.0/x.js',
  `${site}/bogota-a-miami/results`,
  `${site}/api/remotes/mf-flights/1.0.0/x.js`,
])('%s is nobody of ours', (text) => {
  expect(sourceIn(text, site)).toBeUndefined();
});
