export { type CalendarEvent, calendarFile } from './calendar-file.ts';
export { paperPdf } from './later-pdf.ts';
export type { Paper, PaperCode, PaperLine, PaperSection } from './paper.ts';
export { paperHtml } from './paper-html.ts';
export { paperText } from './paper-text.ts';
export { instantsOf, stretchOf, type WallTime, zonedText } from './zone-times.ts';
