import { ask } from './ask.ts';

/** The rule of a line of `robots.txt` as it is matched with a path: `*` is anything, the rest its beginning. */
const ruleIn = (line: string): RegExp[] => {
  const [, path] = /^Disallow:\s*(\S+)/.exec(line) ?? [];
  return path === undefined
    ? []
    : [new RegExp(`^${path.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`)];
};

/** Whether robots are asked to keep away from an address of a site. */
export async function keptFromRobots(site: string): Promise<(url: string) => boolean> {
  const answer = await ask(new URL('/robots.txt', site).href);
  const rules = answer.status === 200 ? (await answer.text()).split('\n').flatMap(ruleIn) : [];
  return (url) => {
    const { pathname, search } = new URL(url);
    return rules.some((rule) => rule.test(pathname + search));
  };
}
