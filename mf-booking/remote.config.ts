import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-booking',
  owner: 'Reservas',
  contracts: '^1.0.0',
  namespace: 'booking',
  budgets: {
    entry: 5_500,
    firstPage: 50_500,
    // With the shell, and without the product that a booking names, at most 130 KiB.
    pages: { 'my-journey': 20_900 },
  },
  routes: [
    {
      path: '/booking/summary',
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
      path: '/booking/confirm',
      page: 'confirm',
      layout: 'result',
      direct: 'home',
      head: {
        es: {
          title: 'Reserva confirmada',
          description: 'Tu referencia, tu itinerario y lo que pagaste.',
        },
        en: {
          title: 'Booking confirmed',
          description: 'Your booking reference, your itinerary and what you paid.',
        },
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
