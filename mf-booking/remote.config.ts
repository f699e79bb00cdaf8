import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-booking',
  owner: 'Reservas',
  contracts: '^1.0.0',
  namespace: 'booking',
  budgets: {
    // It names the files of each product: two and their texts, of what is left to pay of a tour one, and what gives a booking back.
    entry: 7_900,
    firstPage: 58_400,
    // With the shell, and without the product that a booking names, at most 130 KiB.
    pages: { 'my-journey': 17_090, confirm: 35_250, 'booking-detail': 35_380 },
  },
  routes: [
    {
      path: '/booking/summary',
      name: 'booking-summary',
      page: 'summary',
      layout: 'footeronly',
      head: {
        es: {
          title: 'Datos y pago',
          description: 'Quién viaja, a dónde te escribimos y cómo pagas. El precio se mantiene 8 minutos.',
        },
        en: {
          title: 'Details and payment',
          description:
            'Who is traveling, where to reach you, and how you pay. The price is held for 8 minutes.',
        },
      },
    },
    {
      path: '/booking/authenticate',
      page: 'authenticate',
      layout: 'blank',
      head: {
        es: {
          title: 'Vas a la página segura de pago',
          description: 'Vas a la página segura de pago, o vuelves de ella.',
        },
        en: {
          title: 'On your way to the secure payment page',
          description: 'On the way to the secure payment page, or back from it.',
        },
      },
    },
    {
      path: '/booking/authenticate/authorize',
      name: 'booking-authenticate-authorize',
      page: 'authenticate-authorize',
      layout: 'blank',
      head: {
        es: {
          title: 'Vuelves de la página segura de pago',
          description: 'Vas a la página segura de pago, o vuelves de ella.',
        },
        en: {
          title: 'Back from the secure payment page',
          description: 'On the way to the secure payment page, or back from it.',
        },
      },
    },
    {
      path: '/booking/authenticate/cancel',
      page: 'authenticate-cancel',
      layout: 'blank',
      head: {
        es: {
          title: 'Vuelves sin haber pagado',
          description: 'Vas a la página segura de pago, o vuelves de ella.',
        },
        en: {
          title: 'Back without paying',
          description: 'On the way to the secure payment page, or back from it.',
        },
      },
    },
    {
      path: '/booking/authenticate/waiting',
      page: 'authenticate-waiting',
      layout: 'blank',
      direct: 'home',
      head: {
        es: {
          title: 'Tu pago se confirma más tarde',
          description: 'Vas a la página segura de pago, o vuelves de ella.',
        },
        en: {
          title: 'Your payment will be confirmed later',
          description: 'On the way to the secure payment page, or back from it.',
        },
      },
    },
    {
      path: '/booking/confirm',
      name: 'booking-confirm',
      page: 'confirm',
      layout: 'result',
      direct: 'home',
      head: {
        es: {
          title: 'Reserva confirmada',
          description: 'Tu referencia, lo que reservaste y lo que pagaste.',
        },
        en: {
          title: 'Booking confirmed',
          description: 'Your booking reference, what you booked and what you paid.',
        },
      },
    },
    {
      path: '/hoteles/booking/summary',
      page: 'summary',
      layout: 'footeronly',
      head: {
        es: {
          title: 'Hotel · Datos y pago',
          description: 'Quién viaja, a dónde te escribimos y cómo pagas. El precio se mantiene 8 minutos.',
        },
        en: {
          title: 'Hotel · Details and payment',
          description:
            'Who is traveling, where to reach you, and how you pay. The price is held for 8 minutes.',
        },
      },
    },
    {
      path: '/hoteles/booking/waiting',
      page: 'waiting',
      layout: 'default',
      direct: 'home',
      head: {
        es: {
          title: 'Hotel · Confirmando tu pago',
          description: 'Preguntamos a tu banco y hacemos tu reserva. Se cobra una sola vez.',
        },
        en: {
          title: 'Hotel · Confirming your payment',
          description: 'We’re asking your bank and making your booking. You are charged only once.',
        },
      },
    },
    {
      path: '/hoteles/booking/success',
      page: 'confirm',
      layout: 'default',
      direct: 'home',
      head: {
        es: {
          title: 'Hotel · Reserva confirmada',
          description: 'Tu referencia, lo que reservaste y lo que pagaste.',
        },
        en: {
          title: 'Hotel · Booking confirmed',
          description: 'Your booking reference, what you booked and what you paid.',
        },
      },
    },
    {
      path: '/activities/booking/summary',
      page: 'summary',
      layout: 'footeronly',
      head: {
        es: {
          title: 'Actividad · Datos y pago',
          description: 'Quién viaja, a dónde te escribimos y cómo pagas. El precio se mantiene 8 minutos.',
        },
        en: {
          title: 'Activity · Details and payment',
          description:
            'Who is traveling, where to reach you, and how you pay. The price is held for 8 minutes.',
        },
      },
    },
    {
      path: '/activities/booking/waiting',
      page: 'waiting',
      layout: 'default',
      direct: 'home',
      head: {
        es: {
          title: 'Actividad · Confirmando tu pago',
          description: 'Preguntamos a tu banco y hacemos tu reserva. Se cobra una sola vez.',
        },
        en: {
          title: 'Activity · Confirming your payment',
          description: 'We’re asking your bank and making your booking. You are charged only once.',
        },
      },
    },
    {
      path: '/activities/booking/success',
      page: 'confirm',
      layout: 'default',
      direct: 'home',
      head: {
        es: {
          title: 'Actividad · Reserva confirmada',
          description: 'Tu referencia, lo que reservaste y lo que pagaste.',
        },
        en: {
          title: 'Activity · Booking confirmed',
          description: 'Your booking reference, what you booked and what you paid.',
        },
      },
    },
    {
      path: '/turs/booking/summary',
      page: 'summary',
      layout: 'footeronly',
      head: {
        es: {
          title: 'Tour · Datos y pago',
          description: 'Quién viaja, a dónde te escribimos y cómo pagas. El precio se mantiene 8 minutos.',
        },
        en: {
          title: 'Tour · Details and payment',
          description:
            'Who is traveling, where to reach you, and how you pay. The price is held for 8 minutes.',
        },
      },
    },
    {
      path: '/turs/booking/waiting',
      page: 'waiting',
      layout: 'default',
      direct: 'home',
      head: {
        es: {
          title: 'Tour · Confirmando tu pago',
          description: 'Preguntamos a tu banco y hacemos tu reserva. Se cobra una sola vez.',
        },
        en: {
          title: 'Tour · Confirming your payment',
          description: 'We’re asking your bank and making your booking. You are charged only once.',
        },
      },
    },
    {
      path: '/turs/booking/success',
      page: 'confirm',
      layout: 'default',
      direct: 'home',
      head: {
        es: {
          title: 'Tour · Reserva confirmada',
          description: 'Tu referencia, lo que reservaste y lo que pagaste.',
        },
        en: {
          title: 'Tour · Booking confirmed',
          description: 'Your booking reference, what you booked and what you paid.',
        },
      },
    },
    {
      path: '/booking/BillingSummary',
      page: 'receipt',
      layout: 'result',
      head: {
        es: { title: 'Resumen de facturación', description: 'Lo que se cobró y a quién se facturó.' },
        en: { title: 'Billing summary', description: 'What was charged and who was billed.' },
      },
    },
    {
      path: '/user/my-journey',
      page: 'my-journey',
      layout: 'custom',
      callLine: 'own',
      nav: 'my-trips',
      navLink: {
        label: { es: 'Mis viajes', en: 'My trips' },
        wayOn: { es: 'Buscar mi reserva', en: 'Find my booking' },
        place: 90,
      },
      head: {
        es: { title: 'Mis viajes', description: 'Busca tu reserva con su referencia y tu correo.' },
        en: { title: 'My trips', description: 'Find your booking by its reference and your email.' },
      },
    },
    {
      path: '/user/my-journey/booking-detail',
      page: 'booking-detail',
      layout: 'result',
      nav: 'my-trips',
      head: {
        es: { title: 'Tu reserva', description: 'Tu itinerario, quién viaja y lo que pagaste.' },
        en: { title: 'Your booking', description: 'Your itinerary, who is traveling and what you paid.' },
      },
    },
  ],
});
