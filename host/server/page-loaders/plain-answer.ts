import type { DrawnPage, RenderAnswer } from '../../src/server-half/render-page.tsx';
import { RELEASED_AT } from './compose.ts';

/** Of a page with its rules, its head and its data: more than this would be felt by the thread that answers. */
const MOST_CHARACTERS = 2_000_000;
/** Of an address that a page leads on to: browsers and proxies take no longer ones. */
const LONGEST_ADDRESS = 8000;
const LONGEST_FAULT = 2000;

/** What was thrown, whatever that is. */
export function faultOf(error: unknown): string {
  try {
    return String(error).slice(0, LONGEST_FAULT);
  } catch {
    return 'It threw what says nothing.';
  }
}

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

/** Addresses of files begin at the site that is asked. */
const atHome = (text: string): string => String(text).replaceAll(RELEASED_AT, '');

const plainPage = ({ html, styles, head }: DrawnPage): DrawnPage => ({
  html: atHome(html),
  styles: { css: atHome(styles.css), names: String(styles.names) },
  head: head && JSON.parse(JSON.stringify(head)),
});

const sizeOf = ({ data = '', drawn }: RenderAnswer): number =>
  data.length +
  (drawn
    ? drawn.html.length +
      drawn.styles.css.length +
      drawn.styles.names.length +
      JSON.stringify(drawn.head ?? '').length
    : 0);

/** Plain data, and no more of it than a page may have. It is read once: what a bundle made may say another thing each time. */
export function plainAnswer({ data, exit, fault, stack, drawn, isWaiting }: RenderAnswer): RenderAnswer {
  const answer: RenderAnswer = {
    data: textOf(data),
    exit: exit && { href: textOf(exit.href), ...(exit.gone === true ? { gone: true } : {}) },
    fault: fault === undefined ? undefined : faultOf(fault),
    stack: stack === undefined ? undefined : faultOf(stack),
    drawn: drawn && plainPage(drawn),
    isWaiting: isWaiting === true,
  };
  if (sizeOf(answer) > MOST_CHARACTERS)
    return { fault: `The page has more than ${MOST_CHARACTERS} characters.` };
  if ((answer.exit?.href?.length ?? 0) > LONGEST_ADDRESS)
    return { fault: `The address that it leads on to has more than ${LONGEST_ADDRESS} characters.` };
  return answer;
}
