import { remoteOnPaper, siteOf } from '../testing/releases.ts';
import { Refused } from '../versions/refused.ts';
import { chooseVersion } from './choose-version.ts';
import { claimedPages } from './claimed-pages.ts';
import { percentText, readShare } from './share.ts';

test.each([
  ['5%', 0.05],
  ['0.5%', 0.005],
  ['0,5 %', 0.005],
  ['100%', 1],
  ['0.01%', 0.0001],
])('%s of visitors is a share of %d', (text, share) => {
  expect(readShare(text)).toBeCloseTo(share, 10);
});

test.each(['5', '0%', '0.001%', '101%', '-5%', '5%%', 'five', '', '1.0.0-00000001', '1e1%'])(
  '"%s" is no share of visitors',
  (text) => {
    expect(() => readShare(text)).toThrow(Refused);
  },
);

test('a share is said in percent, without a tail of digits', () => {
  expect([0.05, 0.07, 1 / 3, 0.005].map(percentText)).toEqual(['5 %', '7 %', '33.33 %', '0.5 %']);
});

describe('a version', () => {
  const published = ['1.10.0-00000003', '1.1.0-0000000b', '1.1.0-0000000a'];

  test.each([
    ['1.1.0-0000000a', '1.1.0-0000000a'],
    ['1.10', '1.10.0-00000003'],
    ['1.1.0-0000000b', '1.1.0-0000000b'],
  ])('%s is meant by its whole name or the beginning of one', (wanted, version) => {
    expect(chooseVersion('mf-a', published, wanted)).toBe(version);
  });

  test.each([
    ['1.1.', '2 versions of mf-a begin with 1.1.: 1.1.0-0000000b, 1.1.0-0000000a'],
    ['2', 'No version of mf-a begins with "2"; published are 1.10.0-00000003'],
    ['', 'No version of mf-a begins with ""'],
  ])('"%s" means none', (wanted, sentence) => {
    expect(() => chooseVersion('mf-a', published, wanted)).toThrow(sentence);
  });
});

describe('pages to open', () => {
  const claims = [
    { path: '/late', page: 'late', layout: 'default' as const, direct: 'home' as const },
    { path: '/:url/results', page: 'results', layout: 'default' as const },
    { path: '/deals/:city?', page: 'deals', layout: 'default' as const },
  ];

  test('of a remote are its claims with something in place of parameters, and which send home who comes from nowhere', () => {
    const pages = claimedPages(remoteOnPaper('mf-a', '1.0.0-00000002', { claims }), undefined);
    expect(pages.map(({ path, fromHome }) => [path, fromHome])).toEqual([
      ['/late', true],
      ['/bogota-a-miami/results', false],
      ['/deals', false],
    ]);
    expect(pages[0]).toMatchObject({ remote: 'mf-a', version: '1.0.0-00000002' });
  });

  test('of a shell are those of all that is live inside of it', () => {
    const site = siteOf(remoteOnPaper('mf-a'), remoteOnPaper('mf-b'));
    const off = site.remotes['mf-b'];
    if (off) off.disabled = { since: off.since, by: off.by };
    expect(claimedPages(site.host.live, site).map(({ path }) => path)).toEqual(['/mf-a']);
    expect(claimedPages(site.host.live, undefined)).toEqual([]);
  });
});
