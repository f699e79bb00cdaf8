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

/** Entries of the header's navigation, §2. */
export type NavEntry = 'flights' | 'hotels' | 'cruises' | 'tours' | 'trains' | 'my-trips';
