import { VIEWPORT_COOKIE } from '@alisio/shared-contracts/visitor';
import { breakpoints } from '@alisio/shared-ui/tokens';

/** §9: the names under which the breakpoints are known outside, smallest first. */
const NAMES = { sm: 'sm', md: 'md', mdSm: 'md-sm', lg: 'lg', xl: 'xl', xxl: '2xl' } as const;
const SMALLEST = 'xs';
/** §9: where nobody can say. */
const FALLBACK = 'lg';

type Breakpoint = keyof typeof NAMES;
const isBreakpoint = (name: string): name is Breakpoint => name in NAMES;

/** Name of the widest breakpoint that the window reaches (§9). */
function viewportName(reaches: (breakpoint: Breakpoint) => boolean): string {
  const reached = Object.keys(NAMES).filter(isBreakpoint).filter(reaches).at(-1);
  return reached === undefined ? SMALLEST : NAMES[reached];
}

function write(name: string): void {
  const { name: cookie, maxAgeSeconds } = VIEWPORT_COOKIE;
  Reflect.set(
    document,
    'cookie',
    `${cookie}=${name}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Strict; Secure`,
  );
}

/** Keeps the window's breakpoint in its cookie, as it changes, until the returned function is called (§4, §9). */
export function keepViewport(): (() => void) | undefined {
  if (typeof window.matchMedia !== 'function') {
    write(FALLBACK);
    return;
  }
  const queries = new Map(
    Object.entries(breakpoints).map(([name, px]) => [name, window.matchMedia(`(min-width: ${px}px)`)]),
  );
  const keep = () => write(viewportName((name) => queries.get(name)?.matches ?? false));
  keep();
  for (const query of queries.values()) query.addEventListener('change', keep);
  return () => {
    for (const query of queries.values()) query.removeEventListener('change', keep);
  };
}
