import { LIVE_VERSIONS_PATH, type LiveVersions, liveVersions } from '../../sdk/registry/index.ts';
import { noAnswer } from '../command-line/index.ts';
import { OPEN_RELEASES_PATH, ROOT_KEYS_NAME } from '../release/index.ts';
import { StartProblem } from '../start/settings.ts';

const ANSWERS_WITHIN_MS = 15_000;

/** What there is to know of a site before a remote is developed in it. */
export interface RunningSite {
  origin: string;
  /** what a visitor is given there now */
  live: LiveVersions;
  /** the public keys that its edge verifies releases with (PEM) */
  rootKeys: string;
  /** where its card fields come from */
  payOrigin: string;
}

async function asked(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  } catch (cause) {
    throw new StartProblem(noAnswer(url, cause), { cause });
  }
}

/** As the policy of its pages names it. */
function payOriginIn(page: Response, origin: string): string {
  const [, frame] = /frame-src (\S+?)(?:;|$)/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  if (frame && URL.canParse(frame)) return new URL(frame).origin;
  throw new StartProblem(`${origin} is no site of ours: its pages do not say where card fields come from.`);
}

/** Asks a running site for what is live there, and how to verify it. @throws StartProblem */
export async function lookAtSite(origin: string): Promise<RunningSite> {
  const versions = await asked(origin + LIVE_VERSIONS_PATH);
  const live = liveVersions.safeParse(versions.ok ? await versions.json().catch(() => undefined) : undefined);
  if (!live.success) throw new StartProblem(`${origin} is no site of ours, or nothing is live there.`);
  const keys = await asked(`${origin}${OPEN_RELEASES_PATH}/${ROOT_KEYS_NAME}`);
  const rootKeys = keys.ok ? await keys.text() : '';
  if (!rootKeys.includes('PUBLIC KEY'))
    throw new StartProblem(
      `${origin} does not show what is released there: its edge needs OPEN_RELEASES=on.`,
    );
  const page = await asked(`${origin}/`);
  await page.body?.cancel();
  return { origin, live: live.data, rootKeys, payOrigin: payOriginIn(page, origin) };
}
