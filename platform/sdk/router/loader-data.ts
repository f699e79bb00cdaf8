import { createContext, useContext } from 'react';

const LoaderData = createContext<unknown>(undefined);

/** For the host and the test helpers, which run a page's loader. */
export const LoaderDataProvider = LoaderData.Provider;

/** What the page's own loader answered for this address. Unchecked: the page knows what its loader gives. */
export const useLoaderData = (): unknown => useContext(LoaderData);
