import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser draws by itself: false on a server and while the browser takes over what that drew, for what a
 * server cannot know or nobody can use before; it is drawn right behind.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
