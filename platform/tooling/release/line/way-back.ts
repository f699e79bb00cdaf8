import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  SiteRegistry,
} from '../../../sdk/registry/index.ts';
import { trackOf } from '../registry/moves.ts';
import type { Site } from '../site/local-site.ts';
import { Refused } from '../versions/refused.ts';
import { publishedVersions, readRelease } from '../versions/release-document.ts';
import { chooseVersion } from './choose-version.ts';
import { timeText } from './say-when.ts';

const SHOWN = 5;
/** Versions are not numbered by time: so many are read to find the ones that were published last. */
const READ = 50;

const told = ({ release, publishedAt, publishedBy }: ReleaseDocument): string =>
  `  ${release.version}   published ${timeText(publishedAt)} by ${publishedBy}`;

/** Says what there is to go back to, the newest first, and how. */
async function nowhere(
  { store, verifier }: Site,
  { name, version }: HostRelease | RemoteRelease,
  published: readonly string[],
): Promise<Refused> {
  const others = published.filter((one) => one !== version).slice(0, READ);
  const read = others.map((one) => readRelease(store, verifier, name, one).catch(() => undefined));
  const documents = (await Promise.all(read))
    .filter((document) => document !== undefined)
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const none = `${name} ${version} has no version before it to go back to`;
  const [newest] = documents;
  if (!newest) {
    const off = name === 'host' ? '' : `, or switch it off: npm run release -w ${name} -- --disable`;
    return new Refused(`${none}, and no other is published: release one that is mended${off}.`);
  }
  const list = documents.slice(0, SHOWN).map(told).join('\n');
  return new Refused(
    `${none}. Published are, the newest first:\n${list}\nTo one of them: npm run rollback -w ${name} -- --to ${newest.release.version}`,
  );
}

/**
 * Where a rollback goes: the version that was asked for, else the one before the live one.
 * @returns nothing to take back the version on its way
 * @throws Refused when there is nowhere to go
 */
export async function wayBack(
  site: Site,
  live: SiteRegistry | undefined,
  name: string,
  wanted: string | undefined,
): Promise<HostRelease | RemoteRelease | undefined> {
  const track = trackOf(live, name);
  if (wanted === undefined && track.candidate) return undefined;
  const published = await publishedVersions(site.store, name);
  if (wanted === undefined && track.previous === null) throw await nowhere(site, track.live, published);
  const version = chooseVersion(name, published, wanted ?? track.previous ?? '');
  const document = await readRelease(site.store, site.verifier, name, version);
  if (!document) throw new Refused(`${name} ${version} is not published whole: choose another with --to.`);
  return document.release;
}
