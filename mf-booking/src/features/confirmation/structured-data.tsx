import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/**
 * What machines read of a booking (schema.org), as the server made it: a browser that keeps trips, an assistant. A block of
 * data, which no policy of scripts is about; nothing in it can end its element.
 */
export function StructuredData({ booking }: { booking: ConfirmedBooking }) {
  const all = booking.items.flatMap(({ structuredData = [] }) => structuredData);
  return all.map((data, i) => (
    <script
      // They have no names, and stay as they are.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={i}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can end
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  ));
}
