/** Where the form goes with no script: a page that reads what was typed and leads on to the results. */
export const SEARCH_PATH = '/vuelos/buscar';

/** Says in its address that the form is wanted, not what it leads to. */
export const CHANGE = 'change';

/** The form with what a results address has asked for. @param search its query, `?` included */
export const changeHref = (search: string): string => `${SEARCH_PATH}${search || '?'}&${CHANGE}=1`;
