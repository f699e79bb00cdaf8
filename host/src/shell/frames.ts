import type { Layout } from '@alisio/platform/sdk/remote';

/** What stands around a page. `bare`: brand, theme and phone, so that nothing leads away from paying. */
export interface Frame {
  header: 'full' | 'bare' | 'none';
  footer: 'full' | 'slim' | 'none';
}

const full: Frame = { header: 'full', footer: 'full' };

/** The layouts of §2. */
export const frames: Record<Layout, Frame> = {
  default: full,
  custom: full,
  booking: full,
  result: full,
  footeronly: { header: 'bare', footer: 'slim' },
  blank: { header: 'none', footer: 'none' },
  error: full,
  '404': full,
  '505': full,
};
