export { type AppParts, AppProviders, createApp } from './app.tsx';
export { loadAhead, usePageLoader } from './page-loader.ts';
