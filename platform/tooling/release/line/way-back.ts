import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  SiteRegistry,
} from '../../../sdk/registry/index.ts';
import { formerlyLive, formerVersions } from '../registry/former-versions.ts';
import { trackOf } from '../registry/moves.ts';
import { moverText } from '../registry/past-move.ts';
import type { Site } from '../site/local-site.ts';
import { Refused } from '../versions/refused.ts';
import { publishedVersions, readRelease } from '../versions/release-document.ts';
import { chooseVersion } from './choose-version.ts';
import { timeText } from './say-when.ts';

const SHOWN = 5;
/** Versions are not numbered by time: so many are read to find the ones that were published last. */
const READ = 50;

/** A published version, and what became of it. */
interface Other extends ReleaseDocument {
  /** a lower one is the better way back */
  rank: 0 | 1 | 2 | 3;
  fate: string;
}

const told = ({ release, publishedAt, publishedBy, fate }: Other): string =>
  `  ${release.version}   published ${timeText(publishedAt)} by ${publishedBy}, ${fate}`;

/** All others that are published; the ones that were live and that nobody has taken back come first. */
async function othersOf(
  site: Site,
  track: Parameters<typeof formerVersions>[1],
  published: readonly string[],
): Promise<Other[]> {
  const { name, version } = track.live;
  const former = await formerVersions(site, track);
  const others = published.filter((one) => one !== version).slice(0, READ);
  const read = others.map((one) => readRelease(site.store, site.verifier, name, one).catch(() => undefined));
  return (await Promise.all(read))
    .filter((document) => document !== undefined)
    .map((document): Other => {
      const was = former.find((one) => one.version === document.release.version);
      if (!was) return { ...document, rank: 2, fate: 'not live lately' };
      if (was.end === 'unknown')
        return { ...document, rank: 1, fate: 'was live; whether it was taken back is not told any more' };
      if (!was.takenBack) return { ...document, rank: 0, fate: 'was live' };
      const { at, why } = was.takenBack;
      const fate = `TAKEN BACK ${timeText(at)} by ${moverText(was.takenBack)}${why === undefined ? '' : `: ${why}`}`;
      return { ...document, rank: 3, fate };
    })
    .sort((one, other) => one.rank - other.rank || other.publishedAt.localeCompare(one.publishedAt));
}

/** Says what there is to go back to, what was live before and nobody took back first, and how. */
async function nowhere(
  site: Site,
  track: Parameters<typeof formerVersions>[1],
  published: readonly string[],
): Promise<Refused> {
  const { name, version } = track.live;
  const others = await othersOf(site, track, published);
  const none = `${name} ${version} has no version before it to go back to`;
  const [best] = others;
  const off = name === 'host' ? '' : `, or switch it off: npm run release -w ${name} -- --disable`;
  if (!best) return new Refused(`${none}, and no other is published: release one that is mended${off}.`);
  const list = others.slice(0, SHOWN).map(told).join('\n');
  const to = best.rank === 0 ? best.release.version : 'VERSION';
  const how = `To one of them: npm run rollback -w ${name} -- --to ${to}`;
  return new Refused(`${none}. Published are:\n${list}\n${how}`);
}

/** Where a rollback goes. */
export interface WayBack {
  release: HostRelease | RemoteRelease;
  /** whether it was live before, as far as that is told */
  wasLive: boolean;
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
): Promise<WayBack | undefined> {
  const track = trackOf(live, name);
  if (wanted === undefined && track.candidate) return undefined;
  const published = await publishedVersions(site.store, name);
  if (wanted === undefined && track.previous === null) throw await nowhere(site, track, published);
  const version = chooseVersion(name, published, wanted ?? track.previous ?? '');
  const document = await readRelease(site.store, site.verifier, name, version);
  if (!document) throw new Refused(`${name} ${version} is not published whole: choose another with --to.`);
  return { release: document.release, wasLive: formerlyLive(track).includes(version) };
}
