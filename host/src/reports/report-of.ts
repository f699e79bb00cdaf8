import type { PublicRemote } from '@alisio/platform/sdk/registry';
import type { EventName } from '@alisio/shared-contracts/events';
import { productName } from '@alisio/shared-contracts/orders';
import type { Report, SaleStep } from '@alisio/shared-contracts/reports';
import { cleanText } from '@alisio/shared-contracts/rules';
import type { PageEvent, PageSale, PageTrouble } from '../late-parts/early-events.ts';
import { cleanMessage } from './clean-message.ts';
import { type CodeSource, remoteIn, sourceIn } from './code-source.ts';

/** Where something happened. */
export interface Scene {
  /** version of the shell */
  host: string;
  /** path pattern of the page that shows */
  page: string;
  /** whose page that is */
  shown: CodeSource;
}

interface Described {
  name: string;
  message: string;
  /** names the scripts that were running */
  stack: string;
}

const LONGEST_NAME = 100;

/** Anything can be thrown, and its fields can be anything: what cannot be read says nothing, and is told all the same. */
function described(error: unknown): Described {
  try {
    if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
    return { name: `${error.name || 'Error'}`, message: `${error.message}`, stack: `${error.stack ?? ''}` };
  } catch {
    return { name: 'Error', message: '', stack: '' };
  }
}

function report(
  kind: Report['kind'],
  source: CodeSource,
  page: string,
  name: string,
  message: string,
): Report {
  const { source: whose, version } = source;
  return {
    kind,
    source: whose,
    version,
    page,
    name: cleanText(name, LONGEST_NAME) || 'Error',
    message: cleanMessage(message),
  };
}

export const sourceOf = (remote: PublicRemote | undefined, host: string): CodeSource =>
  remote ? { source: remote.name, version: remote.version } : { source: 'host', version: host };

function reportOfTrouble({ kind, error, page: claimed, part }: PageTrouble, { host, page }: Scene): Report {
  const source = sourceOf((claimed ?? part)?.remote, host);
  const { name, message: said } = described(error);
  const message = part ? `part ${part.name}: ${said}` : said;
  const pattern = claimed?.claim.path ?? page;
  return kind === 'thrown'
    ? report('error', source, pattern, name, message)
    : report('load-failure', source, pattern, kind, message);
}

/** An error of a script that nobody caught, when the script is ours. */
function reportOfError(error: unknown, file: string, { page }: Scene): Report | undefined {
  const { name, message, stack } = described(error);
  const source = sourceIn(file) ?? sourceIn(stack);
  return source && report('error', source, page, name, message);
}

const STEPS: Record<EventName, SaleStep> = {
  'shop:searched': 'searched',
  'shop:offer-selected': 'selected',
  'booking:confirmed': 'booked',
  'booking:payment-failed': 'payment-failed',
};

function productsOf(carries: PageSale['carries']): readonly (string | undefined)[] {
  if ('product' in carries) return [carries.product];
  return 'products' in carries ? carries.products : [undefined];
}

/**
 * One for each product. It counts for the remote whose code told of it, whoever has the page: a part of one sells in the
 * home of another. A name that is no product's is left out: the API would refuse all that is sent with it.
 */
export function reportsOfSale({ sale, carries, told }: PageSale, { page, shown }: Scene): Report[] {
  const source = remoteIn(told.stack ?? '') ?? shown;
  const reason = 'reason' in carries ? carries.reason : '';
  const step = STEPS[sale];
  return productsOf(carries).map((product) => {
    const isNamed = productName.safeParse(product).success;
    return report('step', source, page, isNamed ? `${step} ${product}` : step, reason);
  });
}

/** What is told of an event; nothing of those that are no trouble of ours. */
export function reportOf(event: Exclude<PageEvent, PageSale>, scene: Scene): Report | undefined {
  if ('kind' in event) return reportOfTrouble(event, scene);
  if (event instanceof ErrorEvent) return reportOfError(event.error ?? event.message, event.filename, scene);
  return 'reason' in event ? reportOfError(event.reason, '', scene) : undefined;
}
