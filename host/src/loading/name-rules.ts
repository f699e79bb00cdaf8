/** How emotion names a rule, and steps of an animation, where these stand. */
const NAMED = /(?:\.css-|@keyframes )([\w-]+)/g;

/** Names of what emotion wrote, by its rules. */
export const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(NAMED)].map(([, name = '']) => name)),
];

/**
 * Tells emotion which rules the page brings, before it begins: it takes their names from an attribute of their element,
 * and would write them once more. The edge sends no names: they stand in the rules, and nothing compresses worse.
 */
export function nameRules(page: Document): void {
  const rules = page.querySelector('style[data-emotion="css"]');
  if (rules) rules.setAttribute('data-emotion', ['css', ...namesIn(rules.textContent)].join(' '));
}
