import { type ReportSummary, reportSummary } from '@alisio/shared-contracts/reports';
import { noAnswer } from '../../command-line/index.ts';
import type { SiteAddress } from '../site/site-address.ts';

const ANSWERS_WITHIN_MS = 10_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Asks the API for what tabs have told of one source. @throws with a sentence */
export type AskReports = (hours: number) => Promise<ReportSummary>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where reports are told: by the API itself where that is known, else through the site. @throws with a sentence */
function summaryAddress(site: SiteAddress | undefined, environment: Environment): string {
  const base = environment.API_URL || site?.api || (site && new URL('/api', site.web).href);
  if (!base || !URL.canParse(base))
    throw new Error('--watch needs a site that runs: start it, or say where it is with SITE_URL.');
  const { protocol, hostname } = new URL(base);
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname) && !environment.API_URL)
    throw new Error(`The operators' key is sent to ${hostname} by https alone: SITE_URL has to begin so.`);
  return `${base.replace(/\/$/, '')}/reports/summary`;
}

/**
 * Reports of one source, by the key of operators (`OPERATOR_KEY`).
 * @param source `host` or a remote's name
 * @throws with a sentence when it cannot be asked
 */
export function toldReports(
  source: string,
  site: SiteAddress | undefined,
  environment: Environment = process.env,
): AskReports {
  const key = environment.OPERATOR_KEY;
  if (!key)
    throw new Error(
      "--watch needs the operators' key to read reports: OPERATOR_KEY, the password of their page, which npm start prints.",
    );
  const address = summaryAddress(site, environment);
  return async (hours) => {
    const answer = await fetch(`${address}?hours=${hours}&source=${source}`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    }).catch((cause: unknown) => {
      throw new Error(noAnswer(address, cause), { cause });
    });
    if (answer.status === 404) throw new Error(`${address} does not know this OPERATOR_KEY.`);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const summary = reportSummary.parse(await answer.json());
    if (!summary.pages) throw new Error(`${address} is an API of before: it does not count page loads.`);
    return summary;
  };
}

const HOUR_MS = 3_600_000;
/** Enough for any pause of who asks; APIs that are not of one mind on the hour are asked again with the next look. */
const TRIES = 3;

/**
 * The same reports from the same hour on, however long it is asked: what came in between is the difference. One hour more
 * than at first would look like visitors of now, so it is asked for just these, whichever API answers by whichever clock.
 * @returns asks for what was told since an hour before the first call
 */
export function reportsSince(ask: AskReports): () => Promise<ReportSummary> {
  let hours = 1;
  let from: string | undefined;
  return async () => {
    for (let count = 0; count < TRIES; count += 1) {
      const summary = await ask(hours);
      from ??= summary.from;
      const late = Math.round((Date.parse(summary.from) - Date.parse(from)) / HOUR_MS);
      if (late === 0) return summary;
      hours = Math.max(1, hours + late);
    }
    throw new Error('The clocks of the APIs are not of one hour.');
  };
}
