export { ListPages } from './list-pages.tsx';
export { ListHead } from './list-styles.tsx';
export { NoTexts } from './no-texts.tsx';
export { pageOfList } from './page-of-list.ts';
export { SectionLinks } from './section-links.tsx';
export { TextSearch } from './text-search.tsx';
