/** Until when the prices of an answer hold, at its very end: the only thing of it that differs by when it is sent. */
const BEFORE = ',"expiresAt":"';
/** UTC, ISO 8601, `2026-11-25T12:15:00.000Z`. */
const LENGTH = 24;
const AFTER = '"}}';

/** The end of an answer that says nothing of it yet: in place of that of its `meta`, and its own. */
export const UNSAID = `${BEFORE}${' '.repeat(LENGTH)}${AFTER}`;

/** Says in an answer until when its prices hold. */
export function sayShownUntil(answer: Buffer, shownUntil: string): void {
  answer.write(shownUntil, answer.length - LENGTH - AFTER.length, LENGTH, 'latin1');
}
