import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partGapsOf } from './part-gaps.ts';
import type { RemoteFacts } from './remote-facts.ts';

const template = join(import.meta.dirname, 'template');
/** Only of a remote with a part. */
const templateOfPart = join(import.meta.dirname, 'template-part');
const SUFFIX = '.template';

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which nobody gives.`);
    return value;
  });

/** Signs that an entry of the navigation may have. */
const LONGEST_LABEL = 20;

/** `/seguros` → `Seguros`: what the navigation calls the new part until somebody finds a better word. */
const labelOf = ({ path, namespace }: RemoteFacts): string => {
  const word = /[a-z0-9-]+/.exec(path)?.[0] ?? namespace;
  return (word.slice(0, 1).toUpperCase() + word.slice(1).replaceAll('-', ' ')).slice(0, LONGEST_LABEL).trim();
};

/** Writes the sources of a new remote below `folder`. @param contracts the version of shared-contracts it is for */
export function writeSources(folder: string, facts: RemoteFacts, contracts: string): void {
  const { part = '' } = facts;
  const values = { ...facts, ...partGapsOf(facts), part, slot: '', contracts, label: labelOf(facts) };
  for (const from of [template, ...(part ? [templateOfPart] : [])]) {
    const files = readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith(SUFFIX))) {
      const target = join(folder, filled(file.slice(0, -SUFFIX.length), values));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, filled(readFileSync(join(from, file), 'utf8'), values));
    }
  }
}
