/**
 * Colours of charts of the sea, by variables of their own: only pages that show one carry them, and they need nothing of
 * the shell. In the look, words stand on water, on land and on the pale shelf between.
 */
export const chartPalette = {
  light: { water: '#BFE0E2', shelf: '#D5ECEC', land: '#F2EDE2', wake: '#00505A' },
  dark: { water: '#0F3442', shelf: '#124050', land: '#16282F', wake: '#8FDAD6' },
} as const;

type ChartColor = keyof (typeof chartPalette)['light'];

const variables = (theme: keyof typeof chartPalette) =>
  Object.entries(chartPalette[theme])
    .map(([name, value]) => `--chart-${name}:${value}`)
    .join(';');

/** Declarations for the element that a chart is in. */
export const chartColors = `
  ${variables('light')};
  @media screen { [data-theme='dark'] & { ${variables('dark')} } }
  @media screen and (prefers-color-scheme: dark) { html:not([data-theme]) & { ${variables('dark')} } }
`;

/** A colour of a chart, inside an element that has `chartColors`. */
export const chartColor = (name: ChartColor): string => `var(--chart-${name})`;
