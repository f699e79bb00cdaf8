export { type CalendarEvent, calendarFile } from './calendar-file.ts';
export type { Paper, PaperCode, PaperLine, PaperSection } from './paper.ts';
export { paperHtml } from './paper-html.ts';
export { paperPdf } from './paper-pdf.ts';
export { paperText } from './paper-text.ts';
export { instantsOf, stretchOf, type WallTime, zonedText } from './zone-times.ts';
