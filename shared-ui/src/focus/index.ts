export { pageTitle } from './page-title.ts';
