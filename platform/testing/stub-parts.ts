import type { PartRecord, SiteParts } from '../sdk/page/index.ts';
import { type PartClaim, partName } from '../sdk/registry/index.ts';
import type { PartModule } from '../sdk/remote/index.ts';

/** A part that a live remote offers to the page of a test. */
export interface StubPart extends Partial<PartClaim> {
  /** the remote that offers it; `mf-other` unless told */
  remote?: string;
  /** what brings its code; a promise that is never kept stands for a slow one, one that breaks for a dead one */
  load: () => Promise<PartModule>;
}

function recordOf(load: () => Promise<PartModule>): PartRecord {
  const listeners = new Set<() => void>();
  let state: ReturnType<PartRecord['state']> = { status: 'loading' };
  let asked = false;
  const become = (next: typeof state) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = () => {
    asked = true;
    load().then(
      (code) => become({ status: 'ready', code }),
      () => become({ status: 'failed' }),
    );
  };
  const again = () => {
    become({ status: 'loading' });
    ask();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => asked || ask(),
    retry: again,
    renew: again,
  };
}

const FACTS: PartClaim = {
  name: 'search',
  place: 20,
  head: {
    es: { title: 'Hoteles', text: 'Busca donde dormir' },
    en: { title: 'Hotels', text: 'Find where to sleep' },
  },
  href: '/other',
  room: { narrow: 200, wide: 144 },
};

/** The shell's side of parts, cut off at the border where their code would be brought. */
export const stubParts = (parts: readonly StubPart[]): SiteParts => ({
  all: parts.map(({ remote = 'mf-other', load, ...told }) => {
    const facts = { ...FACTS, ...told };
    return {
      ...facts,
      name: partName(remote, facts),
      remote: { name: remote, version: '1.0.0-00000000', owner: 'team of another' },
      record: recordOf(load),
    };
  }),
  retry: { namespace: 'host', key: 'part.retry' },
  tellThrown: () => undefined,
});
