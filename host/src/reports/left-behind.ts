import type { GoingOn } from '../remotes/going-on.ts';
import { type CodeSource, sourceIn } from './code-source.ts';

/** What is left for longer than from one look to the next is left. */
const LOOK_EVERY_MS = 5000;

/** The script that began something itself; the shell's and its libraries' own doings are nobody's. */
function begunBy({ began: { stack = '' } }: GoingOn): CodeSource | undefined {
  // The first line with an address is the shell's, which remembers all of this.
  const [, caller = ''] = stack.split('\n').filter((line) => line.includes('://'));
  return sourceIn(caller);
}

export interface LeftPages {
  /** all that goes on now */
  goingOn: () => GoingOn[];
  /** the remotes whose page, or a part of whose, shows */
  shown: () => readonly string[];
  tell: (source: CodeSource, message: string) => void;
}

/**
 * Looks for what goes on in code of a remote of which nothing shows any more: tells it once, and ends it where that harms nobody.
 * @returns what ends the looking
 */
export function watchLeftBehind({ goingOn, shown, tell }: LeftPages): () => void {
  const sources = new WeakMap<GoingOn, { by: CodeSource | undefined }>();
  let left = new Set<GoingOn>();
  const told = new WeakSet<GoingOn>();

  function sourceOf(one: GoingOn): CodeSource | undefined {
    const known = sources.get(one) ?? { by: begunBy(one) };
    sources.set(one, known);
    return known.by;
  }

  function look(): void {
    const now = new Set<GoingOn>();
    const here = shown();
    for (const one of goingOn()) {
      const by = sourceOf(one);
      if (!by || by.source === 'host' || here.includes(by.source) || told.has(one)) continue;
      now.add(one);
      if (!left.has(one)) continue;
      told.add(one);
      one.end?.();
      tell(by, `${one.what} went on after its page was left${one.end ? ', and was ended' : ''}`);
    }
    left = now;
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
