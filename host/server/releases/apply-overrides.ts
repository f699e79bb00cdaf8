import type { HostRelease, Override, Registry, RemoteRelease } from '@alisio/platform/sdk/registry';
import { areApart } from '@alisio/platform/tooling/release';
import { carries } from './carries.ts';
import type { SiteReleases } from './site-releases.ts';

type Release = HostRelease | RemoteRelease;

const isHost = (release: Release): release is HostRelease => release.name === 'host';

const refused = ({ name, wanted }: Override, reason: NonNullable<Override['reason']>): Override => ({
  name,
  wanted,
  state: 'refused',
  reason,
});

/** `1.4` begins `1.4.0-12345678` and not `1.40.0-…`; a hash may be cut anywhere. */
const begins = (wanted: string, version: string): boolean =>
  version.startsWith(`${wanted}.`) ||
  version.startsWith(`${wanted}-`) ||
  (wanted.includes('-') && version.startsWith(wanted));

/** The published version that a wish means: it, or of those that it begins the one published last. */
async function meant(releases: SiteReleases, { name, wanted }: Override): Promise<Release | undefined> {
  const versions = await releases.versions(name);
  if (versions.includes(wanted)) return releases.release(name, wanted);
  const documents = await Promise.all(
    versions.filter((version) => begins(wanted, version)).map((version) => releases.document(name, version)),
  );
  const [newest] = documents
    .filter((document) => document !== undefined && document !== 'refused')
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  return newest?.release;
}

interface Wish {
  asked: Override;
  /** what it would put into the page */
  release?: Release | undefined;
}

const settled = ({ asked, release }: Wish): Wish =>
  asked.state === 'version' && !release ? { asked: refused(asked, 'unknown-version') } : { asked, release };

/** The page's registry with these wishes, whether all of it goes together or not. */
function swapped(registry: Registry, wishes: readonly Wish[]): Registry {
  const remotes = { ...registry.remotes };
  const disabled = { ...registry.disabled };
  let { host } = registry;
  for (const { asked, release } of wishes) {
    // What comes from an origin may not come: what the site says of that remote stays until the page has it.
    if (asked.state !== 'version' || !release) continue;
    delete disabled[release.name];
    if (isHost(release)) host = release;
    else remotes[release.name] = release;
  }
  const overrides = wishes.map(({ asked, release }) =>
    asked.state === 'version' && release ? { ...asked, wanted: release.version } : asked,
  );
  return { ...registry, host, remotes, disabled, overrides };
}

/**
 * Swaps versions for one page. A remote that is not live, or is switched off, can be shown too. A remote that
 * the page's shell cannot carry, or that takes what is another's, is refused, and so is a shell that cannot carry what else is on the page.
 */
export async function applyOverrides(
  registry: Registry,
  releases: SiteReleases,
  overrides: readonly Override[],
): Promise<Registry> {
  const wishes = await Promise.all(
    overrides.map(async (asked) =>
      settled({ asked, release: asked.state === 'version' ? await meant(releases, asked) : undefined }),
    ),
  );
  const refuse = (isUnfit: (release: Release) => boolean): Wish[] =>
    wishes.map((one) =>
      one.release && isUnfit(one.release) ? { asked: refused(one.asked, 'contracts') } : one,
    );

  const wished = swapped(registry, wishes);
  const { host } = wished;
  const clashes = (release: RemoteRelease): boolean =>
    [...Object.values(wished.remotes), ...Object.values(wished.disabled)].some(
      (other) => other.name !== release.name && !areApart(other, release),
    );
  const unfit = (shell: HostRelease, release: RemoteRelease) => !carries(shell, release) || clashes(release);
  const inThatHost = swapped(
    registry,
    refuse((release) => !isHost(release) && unfit(host, release)),
  );
  if (host === registry.host || Object.values(inThatHost.remotes).every((remote) => carries(host, remote))) {
    return inThatHost;
  }
  return swapped(
    registry,
    refuse((release) => isHost(release) || unfit(registry.host, release)),
  );
}
