import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type NextSearch = URLSearchParams | Record<string, string>;
type SetSearch = (
  next: NextSearch | ((current: URLSearchParams) => NextSearch),
  options?: NavigateOptions,
) => void;

/** The query of the address, and a way to go on to another query of the same path. */
export function useSearchParams(): [search: URLSearchParams, setSearch: SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setSearch: SetSearch = (next, options) => {
    const wanted = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
    void navigate(`?${new URLSearchParams(wanted)}`, options);
  };
  return [params, setSearch];
}
