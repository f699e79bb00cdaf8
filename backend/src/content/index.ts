export { ContentLibrary } from './library.ts';
export { previewToken } from './preview-token.ts';
export { contentRoutes } from './routes.ts';
