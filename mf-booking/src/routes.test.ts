import config from '../remote.config.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import routes from './routes.ts';

test('the remote has a page for each route that it claims, and no other', () => {
  expect(Object.keys(routes.pages).sort()).toEqual(config.routes.map(({ path }) => path).sort());
});

test('what the edge writes into the head of a page is what the page says itself', () => {
  const said = ({ summary, confirm, lookup, detail }: typeof es | typeof en) =>
    [summary, confirm, lookup, detail].map(({ metaTitle, metaText }) => ({
      title: metaTitle,
      description: metaText,
    }));
  expect(config.routes.map(({ head }) => head.es)).toEqual(said(es));
  expect(config.routes.map(({ head }) => head.en)).toEqual(said(en));
});
