/** Layouts of §2. */
export type Layout =
  | 'default'
  | 'custom'
  | 'booking'
  | 'result'
  | 'footeronly'
  | 'blank'
  | 'error'
  | '404'
  | '505';
