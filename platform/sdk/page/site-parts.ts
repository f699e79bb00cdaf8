import type { ComponentType } from 'react';
import type { PartClaim } from '../registry/index.ts';

/** What a part is given: plain data of the page that uses it, checked by nobody on the way. */
export interface PartProps {
  /** the page may be of a release that knows this part in another version: what is read is looked at first */
  given: Readonly<Record<string, unknown>>;
}

/** What a part's module exports. */
export interface PartModule {
  default: ComponentType<PartProps>;
}

/** A part's code on its way into the browser. */
export interface PartRecord {
  state(): { status: 'loading' } | { status: 'ready'; code: PartModule } | { status: 'failed' };
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** Starts loading unless that has happened. */
  load(): unknown;
  /** Asks again after a failure. */
  retry(): unknown;
  /** Asks for it from the remote's first script on, in place of code that came and broke. */
  renew(): unknown;
}

/** A part of a live remote. */
export interface SitePart extends PartClaim {
  /** `<remote>/<name>` */
  name: string;
  remote: { name: string; version: string; owner: string };
  record: PartRecord;
}

/**
 * What the shell gives pages of the parts of others. Remotes of other releases read it through their own copy of the
 * sdk: fields are added, never changed.
 */
export interface SiteParts {
  all: readonly SitePart[];
  /** the shell's word for asking again */
  retry: { namespace: string; key: string };
  /** Reports what a part threw, as of its remote and version. */
  tellThrown(name: string, error: unknown): void;
}
