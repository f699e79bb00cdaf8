import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote({
  name: 'mf-content',
  owner: 'Contenido',
  contracts: '^1.0.0',
  namespace: 'content',
  budgets: { entry: 3_950, firstPage: 10_310 },
  routes: [
    {
      path: '/contact-us',
      page: 'contact-us',
      layout: 'custom',
      query: ['about'],
      callLine: 'own',
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
  ],
});
