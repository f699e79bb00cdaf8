import { errorsOf, filledText, textOf } from '@alisio/platform/sdk/forms';
import { LANGUAGES, type TextFiles, useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { localToday } from '@alisio/shared-contracts/dates';
import type { BookedItem, ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { passengerTypes } from '@alisio/shared-contracts/rules';
import { isoDate } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import { Grid2 } from '@alisio/shared-ui/layout';
import type { ComponentType } from 'react';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionForm } from '../forms/section-form.ts';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { BookingProductsProvider, bookingProducts } from '../products/booking-products.ts';
import { CartProductsProvider, cartProducts } from '../products/cart-products.ts';
import type { ProductInBooking, ProductInCart, ServiceSectionProps } from '../products/product.ts';
import { productSource } from '../products/product-source.ts';
import { alreadyRead, detailsReader } from '../products/read-details.ts';
import { confirmedBookingFor } from './bookings.ts';

// A product of its own in one file, as another vertical would bring it: a ticket to a museum on one day.

export const MUSEUM = 'museum-ticket';

/** `entry`: the hour at which one may go in, on the clock of the museum */
const ticket = z.object({
  museum: z.string(),
  day: isoDate,
  entry: z.string(),
  /** audio guides that may be added */
  guides: z.optional(z.int()),
  /** what is paid at its door, pesos without cents */
  atDoor: z.optional(z.int()),
  /** until when it can be called off for nothing; else it cannot be */
  freeUntil: z.optional(isoDate),
});
const read = detailsReader(ticket);
const ticketOf = (item: { details?: unknown }) => alreadyRead(read(item));

function TicketFields({ form }: { form: SectionForm }) {
  const { t } = useTexts('booking');
  return (
    <Grid2>
      <TextField form={form} name="visitorName" label={t('museum.visitor')} />
      <SelectField
        form={form}
        name="guideLanguage"
        label={t('museum.guide')}
        placeholder={t('fields.choose')}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`museum.guide-${language}`)}
          </option>
        ))}
      </SelectField>
    </Grid2>
  );
}

function When({ item }: { item: { details?: unknown } }) {
  const { day } = useFormats();
  const { day: on, entry } = ticketOf(item);
  return (
    <p>
      {day(on, 'long')}, {entry}
    </p>
  );
}

function BookedTicket({ item, id }: { item: BookedItem; id: string }) {
  const { t } = useTexts('booking');
  return (
    <FormSection id={id} title={ticketOf(item).museum}>
      <When item={item} />
      <p>{t('museum.for', { name: String(item.particulars.visitorName) })}</p>
    </FormSection>
  );
}

/** What was said to be added to a ticket, by whoever sells it: a call of its own. */
export const guidesSaid: { orderId: string; place: number; quantity: number }[] = [];

function Guides({ id, added, onChange }: ServiceSectionProps) {
  const { t } = useTexts('booking');
  const quantity = added[0]?.quantity ?? 0;
  return (
    <FormSection id={id} title={t('museum.guides')}>
      <button type="button" onClick={() => onChange({ guide: quantity + 1 })}>
        {t('museum.oneMore')}
      </button>
    </FormSection>
  );
}

const guidesOf = (item: { details?: unknown }) => [
  { name: 'guide', most: ticketOf(item).guides ?? 0, each: { amount: 400, currency: 'USD' } },
];

const termsOfTicket: Pick<ProductInBooking & ProductInCart, 'cancellation' | 'payLater' | 'mayBeCalledOff'> =
  {
    mayBeCalledOff: true,
    cancellation: (item, { t, formats }) => {
      const { freeUntil } = ticketOf(item);
      return freeUntil === undefined
        ? { kind: 'none', text: t('museum.stays') }
        : { kind: 'free', text: t('museum.freeUntil', { day: formats.day(freeUntil, 'date') }) };
    },
    payLater: (item, { t }) => {
      const { atDoor } = ticketOf(item);
      return atDoor === undefined
        ? undefined
        : { label: t('museum.atDoor'), total: { amount: atDoor * 100, currency: 'COP' } };
    },
  };

/** Tickets that are left, by museum: what re-pricing learns. */
export const stock = { left: 1, amount: 1500 };

const inCart: ProductInCart = {
  ...termsOfTicket,
  reads: (item) => read(item) !== undefined,
  sections: [
    {
      name: 'ticket',
      title: 'museum.title',
      errors: (fields) =>
        errorsOf({
          visitorName: !filledText(fields, 'visitorName') && 'visitor-required',
          guideLanguage:
            !LANGUAGES.some((one) => one === textOf(fields, 'guideLanguage')) && 'guide-required',
        }),
      particulars: (fields) => ({
        visitorName: filledText(fields, 'visitorName') ?? '',
        guideLanguage: textOf(fields, 'guideLanguage'),
      }),
      Fields: TicketFields,
    },
  ],
  services: {
    offered: guidesOf,
    ask: async () => guidesOf(museumItem({ details: { ...TICKET, guides: 2 } })),
    send: async ({ orderId, place }, _item, added) => {
      guidesSaid.push({ orderId, place, quantity: added[0]?.quantity ?? 0 });
    },
    label: ({ quantity }, t) => t('museum.added', { count: quantity }),
    Section: Guides,
  },
  lastDay: (item) => ticketOf(item).day,
  // Where somebody is counted, the visit is guided and goes by names.
  travellers: (item) =>
    passengerTypes(item.travelers).map((type, index) => ({
      id: String(index + 1),
      type,
      today: localToday(),
      asks: [],
    })),
  Summary: When,
  Brief: When,
  reprice: async (item) =>
    stock.left > 0
      ? { ...item, total: { ...item.total, amount: stock.amount }, shares: [stock.amount] }
      : undefined,
};

const inBooking: ProductInBooking = {
  ...termsOfTicket,
  reads: (item) => read(item) !== undefined,
  Sections: BookedTicket,
  hasTimes: true,
};

const museumTexts: TextFiles = {
  es: async () => ({
    default: {
      museum: {
        title: 'Visita',
        visitor: 'Nombre de quien entra',
        guide: 'Idioma de la guía',
        'guide-es': 'Español',
        'guide-en': 'Inglés',
        for: 'Entrada a nombre de {{name}}',
        guides: 'Audioguías',
        oneMore: 'Una más',
        stays: 'No es reembolsable.',
        freeUntil: 'Gratis si cancelas hasta el {{day}}.',
        atDoor: 'En la puerta',
        added_one: '{{count}} audioguía',
        added_other: '{{count}} audioguías',
      },
      errors: { 'visitor-required': 'Escribe quién entra', 'guide-required': 'Elige un idioma' },
    },
  }),
  en: async () => ({
    default: {
      museum: {
        title: 'Visit',
        visitor: 'Name of the visitor',
        guide: 'Language of the guide',
        'guide-es': 'Spanish',
        'guide-en': 'English',
        for: 'Ticket for {{name}}',
        guides: 'Audio guides',
        oneMore: 'One more',
        stays: 'Non-refundable.',
        freeUntil: 'Free if you cancel by {{day}}.',
        atDoor: 'At the door',
        added_one: '{{count}} audio guide',
        added_other: '{{count}} audio guides',
      },
      errors: { 'visitor-required': 'Tell who goes in', 'guide-required': 'Choose a language' },
    },
  }),
};

/**
 * A page of a release that sells tickets to museums beside what this one sells.
 * @param name by which it sells them: that of a product with booking pages of its own, for instance
 */
export function sellingMuseums({ default: Page }: { default: ComponentType }, name: string = MUSEUM) {
  const inCarts = new Map([
    ...cartProducts,
    [name, productSource(async () => ({ default: inCart }), museumTexts)],
  ]);
  const inBookings = new Map([
    ...bookingProducts,
    [name, productSource(async () => ({ default: inBooking }), museumTexts)],
  ]);
  return {
    default: () => (
      <CartProductsProvider value={inCarts}>
        <BookingProductsProvider value={inBookings}>
          <Page />
        </BookingProductsProvider>
      </CartProductsProvider>
    ),
  };
}

const TOTAL = { amount: 1500, currency: 'USD' };
const TICKET: z.infer<typeof ticket> = { museum: 'Museo del Oro', day: '2027-01-13', entry: '10:30' };

export const museumItem = (overrides: Partial<CartItem> = {}): CartItem => ({
  product: MUSEUM,
  reference: 'oro-2027-01-13-1030',
  title: 'Museo del Oro, Bogotá',
  total: TOTAL,
  shares: [TOTAL.amount],
  pricedAt: '2026-11-21T12:00:00.000Z',
  heldUntil: null,
  backHref: '/museos/bogota',
  travelers: { adult: 0, child: 0, infant: 0 },
  details: TICKET,
  ...overrides,
});

export const VISIT = { visitorName: 'Lucía Rivera', guideLanguage: 'en' };

export const bookedTicket = (overrides: Partial<BookedItem> = {}): BookedItem => ({
  product: MUSEUM,
  title: 'Museo del Oro, Bogotá',
  total: TOTAL,
  particulars: VISIT,
  details: TICKET,
  ...overrides,
});

export const museumBooking = (...items: BookedItem[]): ConfirmedBooking => {
  const booking = confirmedBookingFor();
  return {
    ...booking,
    passenger: [],
    items: items.length > 0 ? items : [bookedTicket()],
    billingInformation: { ...booking.billingInformation, ...TOTAL },
    paymentInformation: {
      transactions: [{ ...TOTAL, transactionId: 'tx-1', brand: 'visa', last4: '4242' }],
    },
    totalAmountPaid: TOTAL,
  };
};
