import { baseCss } from './base-css.ts';
import { fontFaces, fontStack } from './fonts.ts';
import { breakpoints } from './media.ts';
import { palette, shadows, type ThemeName } from './palette.ts';
import { animation, ease, scales } from './scales.ts';
import { colorVariable } from './tokens.ts';

function variables(source: object, prefix: string): string {
  return Object.entries(source)
    .map(([key, value]) => `--${prefix}-${key}:${value};`)
    .join('');
}

function isColor(name: string): name is keyof typeof palette.light {
  return name in palette.light;
}

function themeVariables(theme: ThemeName): string {
  const colors = Object.keys(palette[theme])
    .filter(isColor)
    .map((name) => `${colorVariable(name)}:${palette[theme][name]};`)
    .join('');
  const [onLight, onDark] = theme === 'light' ? ['block', 'none'] : ['none', 'block'];
  return `color-scheme:${theme};${colors}${variables(shadows[theme], 'e')}--show-light:${onLight};--show-dark:${onDark};`;
}

function fixedVariables(): string {
  const { space, radius, text, width, motion, layer } = scales;
  return (
    variables(space, 's') +
    variables(radius, 'r') +
    variables(text, 't') +
    variables(width, 'w') +
    variables(motion, 'm') +
    variables(layer, 'z') +
    `--ease:${ease};--font:${fontStack};--page:1216px;--gutter:16px;--target:44px;--bottom-room:0px;`
  );
}

function responsiveVariables(): string {
  const still = variables(Object.fromEntries(Object.keys(scales.motion).map((key) => [key, '0ms'])), 'm');
  return (
    `@media (min-width:${breakpoints.md}px){:root{--gutter:24px;--target:40px}}` +
    `@media (min-width:${breakpoints.lg}px){:root{--gutter:32px}}` +
    `@media (prefers-reduced-motion:reduce){:root{${still}}}`
  );
}

/** Movements that components name (`tokens.animation`): part of the page's sheet, once for all remotes. */
const keyframes =
  `@keyframes ${animation.breathe}{50%{opacity:.55}}` +
  `@keyframes ${animation.fill}{from{transform:scaleX(0)}60%{transform:scaleX(.72)}to{transform:scaleX(.94)}}` +
  `@keyframes ${animation.turn}{to{transform:rotate(1turn)}}`;

/** Emotion cannot say it: what stands around a component is beyond the component's class. */
const paperCss = '@media print{body:has(main)>:not(main,:has(main)),:has(>main)>:not(main){display:none}}';

/**
 * The whole style sheet of a page's frame: faces, variables of both themes, resets and bare elements.
 * Light is the default, `data-theme` on the root decides, and without it the system's preference does. Paper is light,
 * and has the page without the frame around it.
 * Pure text, for the web edge to put in the HTML head.
 *
 * @param fontUrl address of a file of `fontFiles`; by default `/fonts/<name>`
 */
export function themeCss(fontUrl: (file: string) => string = (file) => `/${file}`): string {
  return (
    fontFaces(fontUrl) +
    `:root{${fixedVariables()}}` +
    `:root,[data-theme="light"]{${themeVariables('light')}}` +
    `@media screen{[data-theme="dark"]{${themeVariables('dark')}}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${themeVariables('dark')}}}` +
    responsiveVariables() +
    keyframes +
    baseCss +
    paperCss
  );
}
