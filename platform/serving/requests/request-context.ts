import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { Traces } from '../traces/index.ts';

/** What is known, wherever something is done for it, of a request. */
export interface RequestContext {
  id: string;
  /** where its spans go; nothing where none are kept */
  traces?: Traces | undefined;
  /** what is being done just now */
  span?: Span | undefined;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** The request that is answered by what asks this; none for what the process does of itself. */
export const requestNow = (): RequestContext | undefined => contexts.getStore();

/** Does something for a request. */
export const inRequest = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work);
