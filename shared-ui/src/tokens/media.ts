/** The product's breakpoints in pixels (§9). `xs` (320) is where every design starts. */
export const breakpoints = { sm: 640, md: 768, mdSm: 820, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Media queries from a breakpoint up, for people who asked for less motion, and for browsers that run no script. */
export const media = {
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  mdSm: `@media (min-width: ${breakpoints.mdSm}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  xxl: `@media (min-width: ${breakpoints.xxl}px)`,
  belowSm: `@media (max-width: ${breakpoints.sm - 1}px)`,
  belowMd: `@media (max-width: ${breakpoints.md - 1}px)`,
  withoutScript: '@media (scripting: none)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
