import { type SpanAttributes, type SpanKind, SpanStatusCode } from '../traces/index.ts';
import { inRequest, requestNow } from './request-context.ts';

/** What a span is named and says: shapes and names of ours, never what a visitor sent. */
export interface Spanned {
  name: string;
  kind?: SpanKind;
  attributes?: SpanAttributes;
}

/** Does a part of a request's work as a span of its trace; without traces it is just done. */
export async function spanned<T>({ name, kind, attributes }: Spanned, work: () => Promise<T>): Promise<T> {
  const now = requestNow();
  if (!now?.traces) return work();
  const span = now.traces.begin({ name, kind, attributes, parent: now.span });
  try {
    return await inRequest({ ...now, span }, work);
  } catch (error) {
    // Without its words, which may be a visitor's: the log has them, cleaned.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
