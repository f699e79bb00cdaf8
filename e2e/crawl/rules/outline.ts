import { attributeOf, type Element, isWithin, wordsOf } from '../document.ts';
import type { Rule } from '../page.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

/** One heading of the page, and none that skips a level. */
export const hasOutline: Rule = ({ html }) => {
  const headings = html.named(...HEADINGS);
  const firsts = headings.filter(({ tagName }) => tagName === 'h1');
  const mains = html.named('main');
  const skips = headings.filter((heading, index) => {
    const before = headings[index - 1];
    return before && levelOf(heading) > levelOf(before) + 1;
  });
  return [
    ...(firsts.length === 1 ? [] : [`it has ${firsts.length} h1`]),
    ...firsts.filter((heading) => !isWithin(heading, 'main')).map(() => 'its h1 is outside of main'),
    ...(mains.length === 1 ? [] : [`it has ${mains.length} main`]),
    ...skips.map((heading) => `${heading.tagName} skips a level: ${wordsOf(heading)}`),
    ...headings.filter((heading) => wordsOf(heading) === '').map(({ tagName }) => `an empty ${tagName}`),
  ];
};

/** Attributes whose words are ids of the same page. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'for', 'list'];

/** Ids are of one element each, and what names one finds it. */
export const hasIds: Rule = ({ html }) => [
  ...html.sharedIds().map((id) => `the id ${id} is of several`),
  ...html.elements.flatMap((element) =>
    REFERENCES.flatMap((name) =>
      (attributeOf(element, name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !html.withId(id))
        .map((id) => `${name} names ${id}, which is not there`),
    ),
  ),
];

/** Its markup is read by every browser alike. */
export const isWellFormed: Rule = ({ html }) => html.slips.map((slip) => `its markup has ${slip}`);
