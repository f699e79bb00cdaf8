import axe from 'axe-core';

/** Rules about whole pages or about pixels, which a component in a window without layout cannot answer. */
const LEFT_TO_JOURNEYS = [
  'region',
  'color-contrast',
  'label-content-name-mismatch',
  'page-has-heading-one',
  'landmark-one-main',
];

/** What axe finds wrong in a component, as `rule: element`. Empty when nothing is. */
export async function violations(container: Element): Promise<string[]> {
  const rules = Object.fromEntries(LEFT_TO_JOURNEYS.map((rule) => [rule, { enabled: false }]));
  const found = await axe.run(container, { rules, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
