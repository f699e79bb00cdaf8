import { useLocation } from '../router/index.ts';
import { WordsKept } from './list-form.tsx';
import type { ListAddress } from './use-list-address.ts';

/** The order of a list in its address, as `ListHead` of `shared-ui` draws it beside its words. @param orders all there are */
export function useListOrder<By extends string>(
  { sort, sortBy }: Pick<ListAddress<By>, 'sort' | 'sortBy'>,
  orders: readonly By[],
) {
  const { pathname: listPath } = useLocation();
  return { by: sort, orders, onChoose: sortBy, listPath, kept: <WordsKept but={['sort', 'page']} /> };
}
