export { type AppParts, AppProviders, createApp } from './app.tsx';
export { usePageLoader } from './page-loader.ts';
