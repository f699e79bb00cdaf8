import type { Report } from '@alisio/shared-contracts/reports';

/** Whose code something comes from: `host` or a remote, and which version of it. */
export type CodeSource = Pick<Report, 'source' | 'version'>;

/** `/remotes/<name>/<version>/<file>` and `/host/<version>/<file>`. */
const released = /^\/(?:remotes\/(mf-[a-z][a-z0-9-]*)|host)\/([0-9A-Za-z.-]{1,60})\/[^/]+\.js/;

/**
 * The released script that is named first in a text, as the address of a script or the lines of a stack. Nothing
 * for code that is not ours: browser extensions, third parties.
 */
export const sourceIn = (text: string, origin: string = window.location.origin): CodeSource | undefined =>
  sourcesIn(text, origin)[0];

/** The same, passing over the shell: what a remote asked of it is the remote's. */
export const remoteIn = (text: string): CodeSource | undefined =>
  sourcesIn(text, window.location.origin).find(({ source }) => source !== 'host');

const sourcesIn = (text: string, origin: string): CodeSource[] =>
  text
    .split(origin)
    .slice(1)
    .flatMap((rest) => {
      const [, remote, version] = released.exec(rest) ?? [];
      return version ? [{ source: remote ?? 'host', version }] : [];
    });
