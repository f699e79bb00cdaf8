import { productName } from '../orders/item.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { z } from '../zod/index.ts';

/** A script error or one while rendering; a page whose code did not come; a web vital; a step of a sale. */
export const REPORT_KINDS = ['error', 'load-failure', 'vital', 'step'] as const;
export const reportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKind>;

/** Something that broke, not a count of how it goes. */
export const isProblem = ({ kind }: { kind: ReportKind }): boolean =>
  kind === 'error' || kind === 'load-failure';

/** On the way from a search to a booking, in this order; a payment that failed may be followed by one that does not. */
export const SALE_STEPS = ['searched', 'selected', 'booked', 'payment-failed'] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

/** A step, and what was sold where it says so: names that anybody could send are no product's. */
function isStepName(name: string): boolean {
  const [step, product, ...more] = name.split(' ');
  const isProduct = product === undefined || productName.safeParse(product).success;
  return SALE_STEPS.some((known) => known === step) && isProduct && more.length === 0;
}

/** Name of what a page's loader did wrong at the web edge: only that can know, and it brings the key of operators. */
export const EDGE_REPORT = 'PageLoader';

/** `host` or a remote's name. */
export const reportSource = z.string().check(z.maxLength(60), z.regex(/^(host|mf-[a-z][a-z0-9-]*)$/));
const version = z.string().check(z.minLength(1), z.maxLength(60));

/** One thing that happened in a tab. Nothing in it says whose tab that was. */
export const report = z
  .strictObject({
    kind: reportKind,
    /** whose code it was */
    source: reportSource,
    version,
    /** path pattern of the claim, `/:url/results`: never an address that somebody visited */
    page: z.string().check(z.maxLength(200)),
    /** class of the error, why the load failed, the vital (`LCP`, `INP`, `CLS`, …), or the step and its product (`searched flight`) */
    name: cleanTextUpTo(100).check(z.minLength(1)),
    message: z.optional(cleanTextUpTo(300)),
    /** of a vital: milliseconds, and thousandths for CLS */
    value: z.optional(z.number().check(z.nonnegative())),
  })
  .check(
    z.refine(({ kind, value }) => kind !== 'vital' || value !== undefined, {
      path: ['value'],
      error: 'required',
    }),
    z.refine(({ kind, name }) => kind !== 'step' || isStepName(name), {
      path: ['name'],
      error: 'no step of a sale',
    }),
  );
export type Report = z.infer<typeof report>;

/**
 * What a tab reports at once; small enough for `sendBeacon`. A vital or a step counts for its source and for the shell
 * around it, `host`.
 */
export const reportBatch = z.strictObject({
  /** version of the shell */
  host: version,
  reports: z.array(report).check(z.minLength(1), z.maxLength(50)),
});
export type ReportBatch = z.infer<typeof reportBatch>;
