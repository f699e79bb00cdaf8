import type { AnswerOf, BookingDocument, getBookingDocument } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import { paperPdf } from '../papers/index.ts';
import { ProblemError } from '../problems/index.ts';
import { bookingCalendar, bookingPaper, type SiteUrl } from './booking-paper.ts';
import type { OrderDeps } from './deps.ts';
import type { Order } from './order-repository.ts';

/** A file of a booking: what it is called, what it is, and what is in it. */
interface BookingFile {
  name: string;
  type: string;
  content: Buffer | string;
}

/** The files that belong to a booking: the itinerary, and where something has a time a calendar. */
export async function bookingFiles(
  deps: Pick<OrderDeps, 'db' | 'products'>,
  order: Order,
  language: Language,
  siteUrl: SiteUrl,
): Promise<Partial<Record<BookingDocument, () => Promise<BookingFile>>>> {
  const { booking_reference: reference, confirmed_at: madeAt } = order;
  if (!reference || !madeAt) throw new TypeError('a confirmed order is complete');
  const calendar = bookingCalendar(deps, order, language);
  const name = `alisio-${reference}`;
  return {
    pdf: async () => ({
      name: `${name}.pdf`,
      type: 'application/pdf',
      content: await paperPdf(await bookingPaper(deps, order, language, siteUrl), madeAt),
    }),
    ...(calendar === undefined
      ? {}
      : {
          calendar: async () => ({
            name: `${name}.ics`,
            type: 'text/calendar; charset=utf-8',
            content: calendar,
          }),
        }),
  };
}

/** One of them, as the contract answers it. @throws ProblemError booking-not-found where the booking has no such file */
export async function bookingDocument(
  deps: Pick<OrderDeps, 'db' | 'products'>,
  order: Order,
  document: BookingDocument,
  language: Language,
  siteUrl: SiteUrl,
): Promise<AnswerOf<typeof getBookingDocument>> {
  const file = await (await bookingFiles(deps, order, language, siteUrl))[document]?.();
  if (!file) throw new ProblemError('booking-not-found');
  return { ...file, content: Buffer.from(file.content).toString('base64') };
}
