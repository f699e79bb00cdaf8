export { ContentLibrary } from './library.ts';
export { contentDomain } from './open-content.ts';
export { previewToken } from './preview-token.ts';
