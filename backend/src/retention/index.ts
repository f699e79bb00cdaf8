export { deleteWhatIsOver } from './delete-what-is-over.ts';
export { type RetentionDays, startRetention } from './start-retention.ts';
