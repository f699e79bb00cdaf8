import { createElement, type ReactNode } from 'react';

/** `stroke-width` -> `strokeWidth`: what the drawing writes and React wants. */
const camel = (name: string) =>
  name === 'class' ? 'className' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function propsOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-z0-9-]+)="([^"]*)"/gi)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [camel(name), value]));
}

interface Open {
  tag: string;
  props: Record<string, string>;
  children: ReactNode[];
}

/**
 * SVG text of our own scenes as elements, so that nothing is put into the page as markup: the drawing keeps working
 * under Trusted Types and on a server. It reads what the scene parts write: elements and double-quoted attributes.
 */
export function elements(svg: string): ReactNode[] {
  const root: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [root];
  for (const [, closing, tag = '', attributes = '', single] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (closing) {
      open.pop();
      const around = open.at(-1) ?? root;
      around.children.push(
        createElement(parent.tag, { ...parent.props, key: around.children.length }, parent.children),
      );
    } else if (single) {
      parent.children.push(createElement(tag, { ...propsOf(attributes), key: parent.children.length }));
    } else {
      open.push({ tag, props: propsOf(attributes), children: [] });
    }
  }
  return root.children;
}
