export { Contents } from './contents.tsx';
export { CountryFacts } from './country-facts.tsx';
export { headingsOf } from './headings-of.ts';
export { MoreTexts } from './more-texts.tsx';
export { Page, PageGrid } from './page-styles.tsx';
export { TextHead } from './text-head.tsx';
export { textMeta } from './text-meta.ts';
export { TextFailed, TextSkeleton } from './text-states.tsx';
export { useFollowLanguage } from './use-follow-language.ts';
