import { lateWithTexts } from '@alisio/platform/sdk/late-texts';

/** What packages say stands in no other file: it comes with the form, beside the page that shows the part. */
const Search = lateWithTexts<object>(
  'tours',
  () =>
    import(
      /* webpackChunkName: "package-search-part" */ '../features/package-search/package-search-part.tsx'
    ),
  {
    es: () =>
      import(/* webpackChunkName: "package-search-part" */ '../packages/locales/es.json', {
        with: { type: 'json' },
      }),
    en: () =>
      import(/* webpackChunkName: "package-search-part" */ '../packages/locales/en.json', {
        with: { type: 'json' },
      }),
  },
);

/** `mf-tours/search-packages`: the search of packages as a tab of the first page's finder. */
export default function SearchPackagesPart() {
  return <Search />;
}
