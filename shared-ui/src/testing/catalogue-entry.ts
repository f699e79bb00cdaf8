import type { ReactNode } from 'react';

/** A shelf of the catalogue; its side list shows them in this order. */
export type CatalogueTopic =
  | 'Foundations'
  | 'Actions'
  | 'Forms'
  | 'Feedback'
  | 'Navigation'
  | 'Content'
  | 'Travel';

/** What `<component>.example.tsx` exports by default: one page of the catalogue. */
export interface CatalogueEntry {
  /** The page's title; its address is the title in kebab-case (`Phone field` -> `#/phone-field`). */
  title: string;
  topic: CatalogueTopic;
  examples: readonly CatalogueExample[];
}

export interface CatalogueExample {
  name: string;
  /** Used as a component: it may keep state. */
  render: () => ReactNode;
  /** Without the frame's padding, for what goes from edge to edge of the window. */
  bleed?: boolean;
}
