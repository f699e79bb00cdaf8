import { PACKAGES_PATH } from '@alisio/shared-contracts/packages';
import { drawnComponent, lateComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { EditPackageSearchProps } from './edit-package-search.tsx';
import type { PackageSearchFormProps } from './package-search-form.tsx';
import { packageSearch } from './package-search-store.ts';

export { formOfQuery } from './package-form.ts';
export { TYPED, typedSearchHref } from './typed-search.ts';
export { keepPackageDraft, usePackageDraft } from './use-package-draft.ts';

/** At once where this tab has kept a search. */
const wakes = () => (packageSearch.get().form === null ? 'idle' : 'at-once');

/** The search form where it stands in the page's first view: it is read before it is used. */
export const LatePackageSearch = drawnComponent<PackageSearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "package-search" */ './package-search-form.tsx'))
      .PackageSearchForm,
  }),
  { wakes, useWords: useLateWords },
);

/** For who shows it after a press. */
export const EditPackageSearch = lateComponent<EditPackageSearchProps>(
  () => import(/* webpackChunkName: "package-search" */ './edit-package-search.tsx'),
);

/** The page of the form, with what a results address has asked for. @param search its query */
export const packageSearchHref = (search: string): string => `${PACKAGES_PATH}${search}`;
