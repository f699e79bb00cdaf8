import type { RouteClaim } from '@alisio/platform/sdk/remote';

type Head = NonNullable<RouteClaim['head']>;

/** What the site says of itself: a text of `backend/data/content/pages` each, whose title and description stand here, too. */
const heads = {
  'about-us': {
    es: {
      title: 'Quiénes somos',
      description:
        'Alisio vende vuelos, hoteles, cruceros, tours y trenes a quien viaja en español, con el precio completo a la vista y una persona al teléfono.',
    },
    en: {
      title: 'About us',
      description:
        'Alisio sells flights, hotels, cruises, tours and trains with the whole price in plain view and a person on the phone, in Spanish and in English.',
    },
  },
  'privacy-policy': {
    es: {
      title: 'Política de privacidad',
      description:
        'Qué datos guarda Alisio cuando buscas, reservas o nos escribes, para qué, por cuánto tiempo, quién los recibe y cómo pides verlos o borrarlos.',
    },
    en: {
      title: 'Privacy policy',
      description:
        'What Alisio keeps when you search, book or write to us, what for and for how long, who receives it, and how you ask to see it or have it deleted.',
    },
  },
  terms: {
    es: {
      title: 'Términos y condiciones',
      description:
        'Las reglas de comprar en Alisio: qué vendemos y en nombre de quién, precios, pagos, cambios y cancelaciones, documentos y cómo reclamar, en palabras claras.',
    },
    en: {
      title: 'Terms and conditions',
      description:
        'The rules of buying from Alisio: what we sell and for whom, prices, payments, changes and cancellations, documents, and how to complain, in plain words.',
    },
  },
  gracias: {
    es: {
      title: 'Gracias',
      description:
        'Recibimos lo que nos enviaste: una persona lo lee y te responde por correo o por teléfono en el horario que elegiste. Mientras tanto, sigue leyendo.',
    },
    en: {
      title: 'Thank you',
      description:
        'We received what you sent: a person will read it and answer by email or phone, at the time you chose. Meanwhile, here is something to read.',
    },
  },
  conserje: {
    es: {
      title: 'Conserje',
      description:
        'Una persona arma tu viaje contigo: dile a dónde quieres ir, cuándo y con cuánto, y te llama con opciones. Sin compromiso y con el precio completo.',
    },
    en: {
      title: 'Concierge',
      description:
        'A person puts your trip together with you: say where you want to go, when and for how much, and get a call with options. No commitment, full prices.',
    },
  },
  faq: {
    es: {
      title: 'Preguntas frecuentes',
      description:
        'Respuestas sobre reservas, pagos, maletas, cambios y documentos: cómo encontrar tu reserva, cuándo cancelas gratis y qué hacer si algo sale mal.',
    },
    en: {
      title: 'Frequently asked questions',
      description:
        'Answers about bookings, payments, bags, changes and documents: how to find your booking, when you cancel for free and what to do if things go wrong.',
    },
  },
} as const satisfies Record<string, Head>;

/** `/gracias` is where a receipt leads: nobody looks for it. */
const UNLISTED = 'gracias';

/** A claim for each: texts in the usual frame, questions with a search of their own. */
export const siteClaims: readonly RouteClaim[] = Object.entries(heads).map(([name, head]) => ({
  path: `/${name}`,
  page: name === 'faq' ? 'faq' : 'site-page',
  layout: 'default',
  wakes: 'idle',
  query: name === 'faq' ? ['q'] : [],
  ...(name === UNLISTED ? {} : { listed: '/content/addresses' }),
  head,
}));
