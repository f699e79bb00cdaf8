export { type AppParts, AppProviders, createApp } from './app.tsx';
export { loadAhead, type Missing, usePageLoader } from './page-loader.ts';
