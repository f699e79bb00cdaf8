import type { FileFact } from './chunk-facts.ts';
import { firstLoads } from './first-loads.ts';

export interface RemoteBudgets {
  /** brotli bytes of the remote's entry with its routes */
  entry: number;
  /** brotli bytes of the largest claimed page, with one language and the largest product */
  firstPage: number;
  /** brotli bytes of the largest part, with one language */
  part?: number | undefined;
  /** page → brotli bytes, in place of `firstPage` */
  pages?: Readonly<Record<string, number>> | undefined;
}

const total = (files: readonly FileFact[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const unique = (files: readonly FileFact[]): FileFact[] => [
  ...new Map(files.map((fact) => [fact.file, fact])).values(),
];

/** @throws naming the budget, its bytes and the bytes built */
export function checkBudgets(
  name: string,
  budgets: RemoteBudgets,
  entry: FileFact,
  files: Readonly<Record<string, readonly FileFact[]>>,
): void {
  const routes = files.routes ?? [];
  const start = total([entry, ...routes]);
  if (start > budgets.entry)
    throw new Error(`${name}: the entry has ${start} bytes, its budget is ${budgets.entry}.`);
  const stray = Object.keys(budgets.pages ?? {}).find((page) => !files[`page-${page}`]);
  if (stray !== undefined) throw new Error(`${name}: budgets.pages names ${stray}, which is no page.`);
  const budgetOf = (kind: 'page' | 'part', [chunk = '']: readonly string[]) =>
    kind === 'part' ? budgets.part : (budgets.pages?.[chunk.slice('page-'.length)] ?? budgets.firstPage);
  for (const { name: load, kind, chunks } of firstLoads(Object.keys(files))) {
    const bytes = total(unique(chunks.flatMap((chunk) => files[chunk] ?? [])));
    const budget = budgetOf(kind, chunks);
    if (budget === undefined) throw new Error(`${name}: ${load} needs a budget: budgets.part.`);
    if (bytes > budget)
      throw new Error(`${name}: ${load} has ${bytes} bytes, the budget of a ${kind} is ${budget}.`);
  }
}

/** @throws naming the budget of what every page loads first, and the bytes built */
export function checkMainBudget(budgets: { main: number }, main: readonly FileFact[]): void {
  const bytes = total(main);
  if (bytes > budgets.main) throw new Error(`host: main has ${bytes} bytes, its budget is ${budgets.main}.`);
}
