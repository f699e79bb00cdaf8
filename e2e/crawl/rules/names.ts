import { around, attributeOf, type Element, type HtmlPage, wordsOf } from '../document.ts';
import type { Rule } from '../page.ts';

const isHidden = (element: Element): boolean =>
  around(element).some(
    (outer) => attributeOf(outer, 'aria-hidden') === 'true' || attributeOf(outer, 'hidden') !== undefined,
  );

const UNTYPED = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

const isField = (element: Element): boolean =>
  ['select', 'textarea'].includes(element.tagName) ||
  (element.tagName === 'input' && !UNTYPED.has(attributeOf(element, 'type') ?? 'text'));

/** By which somebody who listens knows an element. */
function nameOf(html: HtmlPage, element: Element): string {
  const labels = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/).flatMap((id) => {
    const label = html.withId(id);
    return label ? wordsOf(label) : [];
  });
  const own = labels.join(' ').trim() || attributeOf(element, 'aria-label')?.trim();
  if (own) return own;
  if (isField(element)) {
    const id = attributeOf(element, 'id');
    const label =
      html.named('label').find((each) => id !== undefined && attributeOf(each, 'for') === id) ??
      around(element).find(({ tagName }) => tagName === 'label');
    return (label && wordsOf(label)) || attributeOf(element, 'title')?.trim() || '';
  }
  const inside = html.elements.filter(
    (each) =>
      (each.tagName === 'img' || each.tagName === 'svg') && around(each).some((outer) => outer === element),
  );
  const drawn = inside.map((each) => attributeOf(each, 'alt') ?? attributeOf(each, 'aria-label') ?? '');
  return [wordsOf(element, { spoken: true }), ...drawn, attributeOf(element, 'title') ?? ''].join(' ').trim();
}

const tagOf = ({ tagName, attrs }: Element): string =>
  `<${tagName}${attrs
    .filter(({ name }) => name !== 'class' && name !== 'style')
    .map(({ name, value }) => ` ${name}="${value.slice(0, 60)}"`)
    .join('')}>`;

const isDrawing = (element: Element): boolean =>
  element.tagName === 'img' || (element.tagName === 'svg' && attributeOf(element, 'role') === 'img');

/** A picture says what it shows, or that it is to be passed over. */
const isSaid = (html: HtmlPage, element: Element): boolean =>
  element.tagName === 'img'
    ? attributeOf(element, 'alt') !== undefined
    : nameOf(html, element) !== '' || element.childNodes.some(({ nodeName }) => nodeName === 'title');

/** Links, buttons, fields, pictures and frames have names. */
export const hasNames: Rule = ({ html }) =>
  html.elements
    .filter((element) => {
      if (isHidden(element)) return false;
      if (isDrawing(element)) return !isSaid(html, element);
      const isPressed =
        ['button', 'summary', 'iframe'].includes(element.tagName) ||
        (element.tagName === 'a' && attributeOf(element, 'href') !== undefined);
      return (isPressed || isField(element)) && nameOf(html, element) === '';
    })
    .map((element) => `nothing names ${tagOf(element)}`);
