import { defineRemote } from '@alisio/platform/sdk/remote';

/** The lists that texts live in, by their addresses. */
const lists = [
  'articles',
  'articulos',
  'cuento',
  'destinations',
  'entertainment',
  'entretenimiento',
  'noticias',
  'ofertas-de-vuelo',
  'ofertas',
  'flights',
  'vuelos',
] as const;

export default defineRemote({
  name: 'mf-content',
  owner: 'Contenido',
  contracts: '^1.0.0',
  namespace: 'content',
  // Each late file costs the entry its name and its hash, and there are those of texts and of trains; a text's page draws
  // tables, weather and posters; the way to a person stays small.
  budgets: { entry: 6_000, firstPage: 28_000, pages: { 'contact-us': 12_720 }, part: 32_000 },
  routes: [
    {
      path: '/contact-us',
      page: 'contact-us',
      layout: 'custom',
      query: ['about'],
      callLine: 'own',
      listed: true,
      head: {
        es: {
          title: 'Contacto',
          description:
            'Llámanos, escríbenos o pide que te llamemos. Del otro lado hay una persona, no un menú de opciones.',
        },
        en: {
          title: 'Contact us',
          description:
            'Call us, write to us, or ask us to call you. You’ll reach a person, not a menu of options.',
        },
      },
    },
    {
      path: '/articles',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/articles',
      head: {
        es: {
          title: 'Artículos',
          description:
            'Guías y consejos para preparar tu viaje: maletas, conexiones, documentos, dinero y planes de tres días, escritos por Alisio.',
        },
        en: {
          title: 'Articles',
          description:
            'Guides and advice for planning your trip: bags, connections, papers, money and three-day plans, written by Alisio.',
        },
      },
    },
    {
      path: '/articulos',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/articulos',
      head: {
        es: {
          title: 'Artículos',
          description:
            'Guías y consejos para preparar tu viaje: maletas, conexiones, documentos, dinero y planes de tres días, escritos por Alisio.',
        },
        en: {
          title: 'Articles',
          description:
            'Guides and advice for planning your trip: bags, connections, papers, money and three-day plans, written by Alisio.',
        },
      },
    },
    {
      path: '/blog',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/blog',
      head: {
        es: {
          title: 'Blog',
          description:
            'Todo lo que escribimos en Alisio sobre destinos, vuelos, trenes y papeles de viaje, con lo más nuevo primero y un buscador.',
        },
        en: {
          title: 'All our texts',
          description:
            'Everything Alisio writes about destinations, flights, trains and travel papers, newest first, with a search over all of it.',
        },
      },
    },
    {
      path: '/cuento',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/cuento',
      head: {
        es: {
          title: 'Rutas contadas',
          description:
            'Rutas contadas de principio a fin: por dónde pasan, qué se ve desde la ventana, cuánto duran y cuándo conviene hacerlas.',
        },
        en: {
          title: 'Routes as stories',
          description:
            'Routes told from beginning to end: where they go, what you see from the window, how long they take and when to ride them.',
        },
      },
    },
    {
      path: '/destinations',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/destinations',
      head: {
        es: {
          title: 'Destinos',
          description:
            'Guías de ciudades y regiones: cuándo ir, cómo llegar desde el aeropuerto, en qué barrio quedarte y qué clima te espera.',
        },
        en: {
          title: 'Destinations',
          description:
            'City and region guides: when to go, getting in from the airport, which neighborhood to stay in and what weather to expect.',
        },
      },
    },
    {
      path: '/entertainment',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/entertainment',
      head: {
        es: {
          title: 'Entretenimiento',
          description:
            'Fiestas que se repiten cada año, comida, naturaleza y deporte: motivos para viajar, con sus fechas y cómo llegar.',
        },
        en: {
          title: 'Entertainment',
          description:
            'Festivals that come back every year, food, nature and sports: reasons to travel, with their dates and how to get there.',
        },
      },
    },
    {
      path: '/entretenimiento',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/entretenimiento',
      head: {
        es: {
          title: 'Entretenimiento',
          description:
            'Fiestas que se repiten cada año, comida, naturaleza y deporte: motivos para viajar, con sus fechas y cómo llegar.',
        },
        en: {
          title: 'Entertainment',
          description:
            'Festivals that come back every year, food, nature and sports: reasons to travel, with their dates and how to get there.',
        },
      },
    },
    {
      path: '/noticias',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/noticias',
      head: {
        es: {
          title: 'Noticias',
          description:
            'Temporadas, reglas de aerolíneas y países, y cambios que tocan tu viaje, explicados con sus fuentes oficiales.',
        },
        en: {
          title: 'News',
          description:
            'Seasons, airline and country rules, and changes that touch your trip, explained with their official sources.',
        },
      },
    },
    {
      path: '/ofertas-de-vuelo',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/ofertas-de-vuelo',
      head: {
        es: {
          title: 'Ofertas de vuelo',
          description:
            'Los meses baratos de cada ruta, cómo leer un calendario de precios y los trucos para volar por menos que sí funcionan.',
        },
        en: {
          title: 'Flight deals',
          description:
            'The cheap months of each route, how to read a price calendar and the tricks for flying for less that really work.',
        },
      },
    },
    {
      path: '/ofertas',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/ofertas',
      head: {
        es: {
          title: 'Ofertas',
          description:
            'Cuándo bajan vuelos, hoteles, cruceros y tours, cómo reconocer un precio bueno y qué se vende solo por teléfono.',
        },
        en: {
          title: 'Deals',
          description:
            'When flights, hotels, cruises and tours get cheaper, how to tell a good price and what is sold by phone only.',
        },
      },
    },
    {
      path: '/flights',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/flights',
      head: {
        es: {
          title: 'Vuelos',
          description:
            'Tarifas, maletas, conexiones y tus derechos si el vuelo se retrasa: lo que conviene saber antes de comprar y de volar.',
        },
        en: {
          title: 'About flying',
          description:
            'Fares, bags, connections and your rights when a flight is late: what to know before you buy and before you fly.',
        },
      },
    },
    {
      path: '/vuelos-baratos',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/vuelos-baratos',
      head: {
        es: {
          title: 'Vuelos baratos',
          description:
            'Cómo encontrar vuelos baratos: cuándo comprar, qué días salen mejor, qué incluye cada tarifa y desde cuánto cuesta volar.',
        },
        en: {
          title: 'Cheap flights',
          description:
            'How to find cheap flights: when to buy, which days cost less, what each fare includes and what flying starts at.',
        },
      },
    },
    {
      path: '/vuelos',
      page: 'section',
      layout: 'custom',
      query: ['q', 'page'],
      listed: '/content/addresses',
      feed: '/content/sections/vuelos',
      head: {
        es: {
          title: 'Vuelos',
          description:
            'Tarifas, maletas, conexiones y tus derechos si el vuelo se retrasa: lo que conviene saber antes de comprar y de volar.',
        },
        en: {
          title: 'About flying',
          description:
            'Fares, bags, connections and your rights when a flight is late: what to know before you buy and before you fly.',
        },
      },
    },
    {
      path: '/articulos/vista-previa',
      page: 'preview',
      layout: 'custom',
      query: ['token'],
      listed: false,
      head: {
        es: {
          title: 'Vista previa',
          description: 'Un texto como está ahora en su archivo, para quien lo escribe.',
        },
        en: { title: 'Preview', description: 'A text as its file says it now, for its writer.' },
      },
    },
    {
      path: '/:content/:article',
      page: 'text',
      layout: 'custom',
      query: [],
      known: { content: lists },
      listed: '/content/addresses',
      head: {
        es: {
          title: 'Para leer antes de viajar',
          description:
            'Guías, países y consejos de Alisio para viajar en español: cuándo ir, cómo llegar, documentos y dinero.',
        },
        en: {
          title: 'Read before you travel',
          description:
            'Guides, countries and advice from Alisio: when to go, how to get there, papers, money and what the weather is like.',
        },
      },
    },
    {
      path: '/:content/:subpath/:article',
      page: 'text',
      layout: 'custom',
      query: [],
      known: { content: lists },
      listed: '/content/addresses',
      head: {
        es: {
          title: 'Para leer antes de viajar',
          description:
            'Guías, países y consejos de Alisio para viajar en español: cuándo ir, cómo llegar, documentos y dinero.',
        },
        en: {
          title: 'Read before you travel',
          description:
            'Guides, countries and advice from Alisio: when to go, how to get there, papers, money and what the weather is like.',
        },
      },
    },
    {
      path: '/:countryPage',
      page: 'text',
      layout: 'custom',
      query: [],
      listed: '/content/addresses',
      head: {
        es: {
          title: 'Para leer antes de viajar',
          description:
            'Guías, países y consejos de Alisio para viajar en español: cuándo ir, cómo llegar, documentos y dinero.',
        },
        en: {
          title: 'Read before you travel',
          description:
            'Guides, countries and advice from Alisio: when to go, how to get there, papers, money and what the weather is like.',
        },
      },
    },
    {
      path: '/about-us',
      page: 'site-page',
      layout: 'default',
      query: [],
      listed: '/content/addresses',
      head: {
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
    },
    {
      path: '/privacy-policy',
      page: 'site-page',
      layout: 'default',
      query: [],
      listed: '/content/addresses',
      head: {
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
    },
    {
      path: '/terms',
      page: 'site-page',
      layout: 'default',
      query: [],
      listed: '/content/addresses',
      head: {
        es: {
          title: 'Términos y condiciones',
          description:
            'Las reglas de comprar en Alisio: qué vendemos y en nombre de quién, precios, pagos, cambios y cancelaciones, documentos y cómo reclamar, en palabras claras.',
        },
        en: {
          title: 'Terms and conditions',
          description:
            'The rules of buying from Alisio: what we sell and for whom, prices, payments, changes and cancellations, papers, and how to complain, in plain words.',
        },
      },
    },
    {
      path: '/gracias',
      page: 'site-page',
      layout: 'default',
      query: [],
      head: {
        es: {
          title: 'Gracias',
          description:
            'Recibimos lo que nos enviaste: una persona lo lee y te responde por correo o por teléfono en el horario que elegiste. Mientras tanto, sigue leyendo.',
        },
        en: {
          title: 'Thank you',
          description:
            'We have what you sent us: a person reads it and answers by email or by phone, at the time that you chose. Until then, here is something to read on.',
        },
      },
    },
    {
      path: '/conserje',
      page: 'site-page',
      layout: 'default',
      query: [],
      listed: '/content/addresses',
      head: {
        es: {
          title: 'Conserje',
          description:
            'Una persona arma tu viaje contigo: dile a dónde quieres ir, cuándo y con cuánto, y te llama con opciones. Sin compromiso y con el precio completo.',
        },
        en: {
          title: 'Concierge',
          description:
            'A person puts your trip together with you: say where you want to go, when and for how much, and get a call with options. No commitment, whole prices.',
        },
      },
    },
    {
      path: '/faq',
      page: 'faq',
      layout: 'default',
      query: ['q'],
      listed: '/content/addresses',
      head: {
        es: {
          title: 'Preguntas frecuentes',
          description:
            'Respuestas sobre reservas, pagos, maletas, cambios y documentos: cómo encontrar tu reserva, cuándo cancelas gratis y qué hacer si algo sale mal.',
        },
        en: {
          title: 'Frequently asked questions',
          description:
            'Answers about bookings, payments, bags, changes and papers: how to find your booking, when you cancel for free and what to do if things go wrong.',
        },
      },
    },
    {
      path: '/trains-deals',
      page: 'trains-deals',
      layout: 'default',
      query: ['from', 'to', 'date', 'adults', 'children', 'region', 'page', 'deal'],
      callLine: 'own',
      nav: 'trains',
      navLink: {
        label: { es: 'Trenes', en: 'Trains' },
        wayOn: { es: 'Ver trenes', en: 'See trains' },
        place: 50,
      },
      listed: true,
      head: {
        es: {
          title: 'Ofertas de tren',
          description:
            'España a alta velocidad y los Andes despacio. El precio de la web y el del teléfono, uno al lado del otro.',
        },
        en: {
          title: 'Train deals',
          description:
            'Spain at high speed and the Andes at their own pace. The web price and the phone price, side by side.',
        },
      },
    },
    {
      path: '/trains-deals/:token',
      page: 'train-token',
      layout: 'default',
      query: [],
      callLine: 'own',
      nav: 'trains',
      head: {
        es: {
          title: 'Tu oferta de tren',
          description: 'Una oferta de tren enviada a una persona: se usa una sola vez.',
        },
        en: {
          title: 'Your train offer',
          description: 'A train offer that was sent to one person: it can be used once.',
        },
      },
    },
  ],
  parts: [
    {
      // Of pages of what is sold by a person, which tell it what is asked about: no slot shows it by itself.
      name: 'call-me-back',
      place: 10,
      head: {
        es: {
          title: 'Pide que te llamemos',
          text: 'El formulario no llegó. También puedes pedirlo en Contacto.',
        },
        en: {
          title: 'Ask us to call you',
          text: 'The form did not arrive. You can ask on the contact page, too.',
        },
      },
      href: '/contact-us',
      room: { narrow: 624, wide: 626 },
    },
  ],
});
