import type { Settings } from '../config/index.ts';
import type { RetentionDays } from './delete-what-is-over.ts';

/** For how many days each kind of data is kept, as the settings say. */
export const keptDays = (settings: Settings): RetentionDays => ({
  drafts: settings.DRAFTS_KEPT_DAYS,
  declined: settings.DECLINED_KEPT_DAYS,
  abandoned: settings.ABANDONED_KEPT_DAYS,
  sessions: settings.SESSIONS_KEPT_DAYS,
  enquiries: settings.ENQUIRIES_KEPT_DAYS,
  mails: settings.MAILS_KEPT_DAYS,
});
