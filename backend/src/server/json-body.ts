import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../problems/index.ts';

/** Deeper than any document of the contract; a strict schema would refuse it anyway, only later. */
const MAX_DEPTH = 24;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** PostgreSQL stores neither the zero character nor half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Whether a value holds only what every layer behind it can take. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  return Object.entries(value).every(([key, item]) => isStorable(key) && isPlain(item, depth + 1));
}

/** Whether something in a plain value is named as what objects inherit by: nothing of the contract is. */
function hasForbiddenName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => FORBIDDEN_KEYS.has(key) || hasForbiddenName(item));
}

/** Nothing where it is none. What was sent is not repeated, so neither is the parser's message. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * A request's body as JSON (RFC 8259): UTF-8, no prototype keys, no bottomless nesting.
 * @throws ProblemError malformed-body; validation where something has a name that nothing may have
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const value = jsonIn(bytes);
  if (value === undefined || !isPlain(value, 0)) throw new ProblemError('malformed-body');
  // It is JSON, and no schema has such a name: said as of any other unknown one, without repeating it.
  if (hasForbiddenName(value))
    throw new ProblemError('validation', { errors: [{ path: '*', code: 'unrecognized-keys' }] });
  return value;
}

/** Whether parameters of a path or a query are text that every layer can take. */
export const isPlainText = (parameters: unknown): boolean =>
  isPlain(parameters, 0) && !hasForbiddenName(parameters);

/** Whether a body comes as it is: not compressed (RFC 9110 §8.4), and in UTF-8 if it says in what (RFC 8259 §8.1). */
export function isPlainUtf8(headers: IncomingHttpHeaders): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  return encoding.trim().toLowerCase() === 'identity' && charset.toLowerCase() === 'utf-8';
}
