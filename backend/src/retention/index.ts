export { deleteWhatIsOver } from './delete-what-is-over.ts';
export { keptDays } from './kept-days.ts';
export { type RetentionDays, startRetention } from './start-retention.ts';
