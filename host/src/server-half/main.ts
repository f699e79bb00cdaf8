/**
 * What a shell brings to the edge, in one CommonJS file: the libraries that remotes share, and the ways in which their
 * pages are asked. The edge may be of another version than a shell that it serves, so it passes plain data only.
 */
export { loadPage } from './load-page.ts';
export { renderOwnPage, renderPage } from './render-page.tsx';
export { shared } from './shared-table.ts';
