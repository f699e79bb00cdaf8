import { createContext, type ReactNode, useContext } from 'react';

const Content = createContext<ReactNode>(null);

/**
 * Hands a panel's content past the parts that hold and place it, to `Inside`: while these stay as they are, a press in
 * the panel draws the content alone.
 */
export const PassedIn = Content.Provider;

/** The content, in its place. */
export const Inside = (): ReactNode => useContext(Content);
