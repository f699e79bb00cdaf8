export { ListForm, WordsKept } from './list-form.tsx';
export { type ListPage, pageOf } from './page-of.ts';
export { useFacetPresses } from './use-facet-presses.ts';
export { type Facets, useFacets } from './use-facets.ts';
export { type ListAddress, useListAddress } from './use-list-address.ts';
export { useListOrder } from './use-list-order.tsx';
export { useOpenedStep } from './use-opened-step.ts';
