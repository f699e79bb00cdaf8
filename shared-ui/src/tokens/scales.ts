/** Values that do not change with the theme. Sizes are CSS text; the keys are what people say ("text 14"). */
export const scales = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
    24: '96px',
  },
  radius: { tag: '4px', control: '8px', card: '12px', panel: '16px', pill: '999px' },
  text: {
    13: '.8125rem',
    14: '.875rem',
    15: '.9375rem',
    16: '1rem',
    18: '1.125rem',
    20: '1.25rem',
    24: '1.5rem',
    26: '1.625rem',
    28: '1.75rem',
    32: '2rem',
    40: '2.5rem',
    44: '2.75rem',
    48: '3rem',
    56: '3.5rem',
    72: '4.5rem',
  },
  width: { narrow: '75%', snug: '88%', normal: '100%' },
  motion: { press: '50ms', color: '150ms', open: '200ms', scale: '300ms' },
  layer: { sticky: '4', popover: '20', dialog: '40', toast: '60' },
} as const;

export const ease = 'cubic-bezier(.2, .7, .2, 1)';

/** Names of the page's keyframes, which `themeCss` brings. */
export const animation = { breathe: 'alisio-breathe', fill: 'alisio-fill', turn: 'alisio-turn' } as const;
