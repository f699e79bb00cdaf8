import { currentAttribution } from '@alisio/platform/sdk/api';
import { ATTRIBUTION_LIFETIME_MS } from '@alisio/shared-contracts/attribution';
import { attributionStore } from '@alisio/shared-contracts/stores';
import { keepAttribution } from './attribution.ts';

const landing = (path: string, referrer = '') => ({ url: new URL(path, 'http://site.test'), referrer });

afterEach(() => attributionStore.reset());

test('a landing says where the visitor came from, in either spelling', () => {
  keepAttribution(landing('/?utm_source=news&utm_medium=mail&affiliateId=7'), 0);
  expect(currentAttribution(1)).toEqual({ source: 'news', medium: 'mail', affiliateId: '7', referrer: '' });
  keepAttribution(landing('/?source=ads&medium=cpc'), 0);
  expect(currentAttribution(1)).toMatchObject({ source: 'ads', medium: 'cpc', affiliateId: '' });
});

test('only another site counts as where the visitor came from', () => {
  keepAttribution(landing('/', 'http://site.test/booking/summary'), 0);
  expect(currentAttribution(1).referrer).toBe('');
  keepAttribution(landing('/', 'http://blog.test/post'), 0);
  expect(currentAttribution(1).referrer).toBe('http://blog.test/post');
});

test('a later page that says nothing keeps it, until 23 hours are over', () => {
  keepAttribution(landing('/?utm_source=news'), 0);
  keepAttribution(landing('/bogota-a-miami/results'), ATTRIBUTION_LIFETIME_MS - 1);
  expect(attributionStore.get().infoData.source).toBe('news');
  keepAttribution(landing('/'), ATTRIBUTION_LIFETIME_MS);
  expect(attributionStore.get().infoData.source).toBe('');
});

test('a landing with endless words is cut, not refused', () => {
  keepAttribution(landing(`/?utm_source=${'x'.repeat(5000)}`), 0);
  expect(currentAttribution(1).source).toHaveLength(200);
});
