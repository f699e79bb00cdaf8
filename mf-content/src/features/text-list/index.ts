export { FoundHead } from './found-head.tsx';
export { ListPages } from './list-pages.tsx';
export { ListHead, ListLead } from './list-styles.tsx';
export { pageOfList } from './page-of-list.ts';
export { SectionLinks } from './section-links.tsx';
export { TextSearch } from './text-search.tsx';
