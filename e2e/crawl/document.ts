import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What is read by nobody. */
const UNREAD = new Set(['script', 'style', 'template', 'svg']);

const isElement = (node: Node | Parent): node is Element => 'tagName' in node;

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** All elements of a part of the document, in its order. */
function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The elements that an element stands in, innermost first, itself included. */
export function around(element: Element): Element[] {
  const outer: Element[] = [];
  for (let here: Parent | null = element; here && isElement(here); here = here.parentNode) outer.push(here);
  return outer;
}

export const isWithin = (element: Element, tagName: string): boolean =>
  around(element).some((outer) => outer.tagName === tagName);

/** The words of an element in one line; what is hidden from who listens may be left out. */
export function wordsOf(element: Element, { spoken = false } = {}): string {
  const parts: string[] = [];
  const read = (node: Node): void => {
    if ('value' in node) parts.push(node.value);
    if (!isElement(node) || UNREAD.has(node.tagName)) return;
    if (spoken && attributeOf(node, 'aria-hidden') === 'true') return;
    node.childNodes.forEach(read);
  };
  element.childNodes.forEach(read);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** A page as the edge wrote it, as somebody reads it whose browser runs no script. */
export class HtmlPage {
  /** all of them, in the order of the document */
  readonly elements: readonly Element[];
  /** slips in its markup, as the standard names them */
  readonly slips: readonly string[];
  readonly #byId = new Map<string, Element[]>();

  constructor(html: string) {
    const slips: string[] = [];
    const document = parse(html, {
      scriptingEnabled: false,
      onParseError: ({ code, startLine }) => slips.push(`${code} in line ${startLine}`),
    });
    this.slips = slips;
    this.elements = [...elementsIn(document)];
    for (const element of this.elements) {
      const id = attributeOf(element, 'id');
      if (id !== undefined) this.#byId.set(id, [...(this.#byId.get(id) ?? []), element]);
    }
  }

  named(...tagNames: readonly string[]): Element[] {
    return this.elements.filter(({ tagName }) => tagNames.includes(tagName));
  }

  withId(id: string): Element | undefined {
    return this.#byId.get(id)?.[0];
  }

  /** ids that more than one element has */
  sharedIds(): string[] {
    return [...this.#byId].flatMap(([id, { length }]) => (length > 1 ? id : []));
  }

  /** What a `meta` of that name or property says. */
  meta(name: string): string | undefined {
    const found = this.named('meta').find(
      (element) => attributeOf(element, 'name') === name || attributeOf(element, 'property') === name,
    );
    return found && attributeOf(found, 'content');
  }

  /** The `link` elements of a relation. */
  links(rel: string): Element[] {
    return this.named('link').filter((element) => attributeOf(element, 'rel') === rel);
  }
}
