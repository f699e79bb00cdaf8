import type { PageModule } from '@alisio/platform/sdk/remote';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { loadSearchForm, wakesSearch } from '../features/flight-search/index.ts';
import { useLateWords } from '../late/use-late-words.ts';

const AskPlaces = drawnComponent(
  async () => {
    const [{ AskPlaces: code }] = await Promise.all([
      import(/* webpackChunkName: "ask-places" */ './search/ask-places.tsx'),
      loadSearchForm(),
    ]);
    return { default: code };
  },
  { wakes: wakesSearch, useWords: useLateWords },
);

/** `/vuelos/buscar`: the search form, where the browser itself has sent it and it leads to no results yet. */
export default function SearchPage() {
  return <AskPlaces />;
}

export const loader: PageModule['loader'] = async (context) => {
  const { loadPlaces } = await import(/* webpackChunkName: "ask-places" */ './search/load-places.ts');
  await loadPlaces(context);
};

export const decides: PageModule['decides'] = true;

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('states.askTitle'),
  description: t('finder.text'),
  robots: 'noindex',
});
