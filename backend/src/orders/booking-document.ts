import type { AnswerOf, BookingDocument, getBookingDocument } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import { paperPdf } from '../papers/index.ts';
import { ProblemError } from '../problems/index.ts';
import { bookingCalendar, bookingPaper, type PaperDeps } from './booking-paper.ts';
import type { OrderDeps } from './deps.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Order } from './order-repository.ts';

/** A file of a booking: what it is called, what it is, and what is in it. */
interface BookingFile {
  name: string;
  type: string;
  content: Buffer | string;
}

const calendarNamed = (name: string, content: string): BookingFile => ({
  name: `${name}.ics`,
  type: 'text/calendar; charset=utf-8',
  content,
});

/** What calls off in a calendar what was put there of a booking that is cancelled; none where nothing of it has a time. */
export function callOffFiles(
  deps: Pick<OrderDeps, 'products'>,
  order: Order,
  language: Language,
): BookingFile[] {
  const calendar = bookingCalendar(deps, order, language);
  const name = `alisio-${order.booking_reference}-${MAIL_TEXTS[language].cancelled.file}`;
  return calendar === undefined ? [] : [calendarNamed(name, calendar)];
}

/** The files that belong to a booking: the itinerary, and where something that stands has a time a calendar. */
export async function bookingFiles(
  deps: PaperDeps,
  order: Order,
  language: Language,
): Promise<Partial<Record<BookingDocument, () => Promise<BookingFile>>>> {
  const { booking_reference: reference, confirmed_at: madeAt } = order;
  if (!reference || !madeAt) throw new TypeError('a confirmed order is complete');
  const calendar = order.status === 'cancelled' ? undefined : bookingCalendar(deps, order, language);
  const name = `alisio-${reference}`;
  return {
    pdf: async () => ({
      name: `${name}.pdf`,
      type: 'application/pdf',
      content: await paperPdf(await bookingPaper(deps, order, language), madeAt),
    }),
    ...(calendar === undefined
      ? {}
      : {
          calendar: async () => calendarNamed(name, calendar),
        }),
  };
}

/** One of them, as the contract answers it. @throws ProblemError booking-not-found where the booking has no such file */
export async function bookingDocument(
  deps: PaperDeps,
  order: Order,
  document: BookingDocument,
  language: Language,
): Promise<AnswerOf<typeof getBookingDocument>> {
  const file = await (await bookingFiles(deps, order, language))[document]?.();
  if (!file) throw new ProblemError('booking-not-found');
  return { ...file, content: Buffer.from(file.content).toString('base64') };
}
