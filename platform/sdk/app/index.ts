export { type AppParts, AppProviders, createApp } from './app.tsx';
