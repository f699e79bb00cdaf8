import { reportBatch, reportSource, reportSummary } from '../reports/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

export const sendReports = defineEndpoint({
  id: 'sendReports',
  method: 'POST',
  path: '/reports',
  summary: 'Counts errors, failed loads and web vitals of a tab by remote and version',
  body: reportBatch,
  status: 201,
  answer: z.strictObject({ accepted: z.int() }),
  errors: ['validation', 'rate-limited'],
});

/** For operators, with their key as bearer; not there for others. */
export const getReportSummary = defineEndpoint({
  id: 'getReportSummary',
  method: 'GET',
  path: '/reports/summary',
  summary:
    'For operators: what was reported in the last hours (1 to 168, 24 unless told), of one source or all',
  personal: true,
  query: z.strictObject({
    hours: z.optional(z.string().check(z.regex(/^([1-9]|[1-9]\d|1[0-5]\d|16[0-8])$/))),
    /** that alone, with histograms of its vitals */
    source: z.optional(reportSource),
  }),
  status: 200,
  answer: reportSummary,
  errors: ['validation', 'not-found'],
});
