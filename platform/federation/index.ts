export { type Container, isContainer } from './container.ts';
export type { LibraryFactory, SharedLibrary, ShareScope, WantedLibrary } from './share-scope.ts';
export { freshAddress } from './try-again.ts';
