import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';
import { withTextsOfTours } from './tours/with-texts-of-tours.ts';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/turs': withTexts(() => import(/* webpackChunkName: "page-tours-home" */ './pages/tours-home.tsx'), {
      es: () =>
        withTextsOfTours(
          import(/* webpackChunkName: "texts-page-tours-home-es" */ './tours/locales/es.json'),
          import(/* webpackChunkName: "texts-page-tours-home-es" */ './pages/tours-home/locales/es.json'),
        ),
      en: () =>
        withTextsOfTours(
          import(/* webpackChunkName: "texts-page-tours-home-en" */ './tours/locales/en.json'),
          import(/* webpackChunkName: "texts-page-tours-home-en" */ './pages/tours-home/locales/en.json'),
        ),
    }),
    '/activities': withTexts(
      () => import(/* webpackChunkName: "page-activities" */ './pages/activities.tsx'),
      {
        es: () =>
          import(/* webpackChunkName: "texts-page-activities-es" */ './pages/activities/locales/es.json'),
        en: () =>
          import(/* webpackChunkName: "texts-page-activities-en" */ './pages/activities/locales/en.json'),
      },
    ),
    '/activities/buscar': withTexts(
      () => import(/* webpackChunkName: "page-activity-search" */ './pages/activity-search.tsx'),
      {
        es: () =>
          import(
            /* webpackChunkName: "texts-page-activity-search-es" */ './pages/activity-search/locales/es.json'
          ),
        en: () =>
          import(
            /* webpackChunkName: "texts-page-activity-search-en" */ './pages/activity-search/locales/en.json'
          ),
      },
    ),
    '/activities/result': withTexts(
      () => import(/* webpackChunkName: "page-activity-results" */ './pages/activity-results.tsx'),
      {
        es: () =>
          import(
            /* webpackChunkName: "texts-page-activity-results-es" */ './pages/activity-results/locales/es.json'
          ),
        en: () =>
          import(
            /* webpackChunkName: "texts-page-activity-results-en" */ './pages/activity-results/locales/en.json'
          ),
      },
    ),
    '/activities/:code': withTexts(
      () => import(/* webpackChunkName: "page-activity" */ './pages/activity.tsx'),
      {
        es: () => import(/* webpackChunkName: "texts-page-activity-es" */ './pages/activity/locales/es.json'),
        en: () => import(/* webpackChunkName: "texts-page-activity-en" */ './pages/activity/locales/en.json'),
      },
    ),
    '/paquetes': withTexts(() => import(/* webpackChunkName: "page-packages" */ './pages/packages.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-packages-es" */ './packages/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-packages-en" */ './packages/locales/en.json'),
    }),
    '/paquetes/result': withTexts(
      () => import(/* webpackChunkName: "page-package-results" */ './pages/package-results.tsx'),
      {
        es: () =>
          import(/* webpackChunkName: "texts-page-package-results-es" */ './packages/locales/es.json'),
        en: () =>
          import(/* webpackChunkName: "texts-page-package-results-en" */ './packages/locales/en.json'),
      },
    ),
    '/paquetes/vuelos': withTexts(
      () => import(/* webpackChunkName: "page-package-flights" */ './pages/package-flights.tsx'),
      {
        es: () =>
          import(/* webpackChunkName: "texts-page-package-flights-es" */ './packages/locales/es.json'),
        en: () =>
          import(/* webpackChunkName: "texts-page-package-flights-en" */ './packages/locales/en.json'),
      },
    ),
    '/paquetes/detalle': withTexts(
      () => import(/* webpackChunkName: "page-package" */ './pages/package.tsx'),
      {
        es: () => import(/* webpackChunkName: "texts-page-package-es" */ './packages/locales/es.json'),
        en: () => import(/* webpackChunkName: "texts-page-package-en" */ './packages/locales/en.json'),
      },
    ),
    '/turs/result': withTexts(
      () => import(/* webpackChunkName: "page-tour-results" */ './pages/tour-results.tsx'),
      {
        es: () =>
          withTextsOfTours(
            import(/* webpackChunkName: "texts-page-tour-results-es" */ './tours/locales/es.json'),
            import(
              /* webpackChunkName: "texts-page-tour-results-es" */ './pages/tour-results/locales/es.json'
            ),
          ),
        en: () =>
          withTextsOfTours(
            import(/* webpackChunkName: "texts-page-tour-results-en" */ './tours/locales/en.json'),
            import(
              /* webpackChunkName: "texts-page-tour-results-en" */ './pages/tour-results/locales/en.json'
            ),
          ),
      },
    ),
    '/turs/:country': withTexts(
      () => import(/* webpackChunkName: "page-tour-country" */ './pages/tour-country.tsx'),
      {
        es: () =>
          withTextsOfTours(
            import(/* webpackChunkName: "texts-page-tour-country-es" */ './tours/locales/es.json'),
            import(
              /* webpackChunkName: "texts-page-tour-country-es" */ './pages/tour-country/locales/es.json'
            ),
          ),
        en: () =>
          withTextsOfTours(
            import(/* webpackChunkName: "texts-page-tour-country-en" */ './tours/locales/en.json'),
            import(
              /* webpackChunkName: "texts-page-tour-country-en" */ './pages/tour-country/locales/en.json'
            ),
          ),
      },
    ),
    '/turs/:country/:package': withTexts(
      () => import(/* webpackChunkName: "page-tour" */ './pages/tour.tsx'),
      {
        es: () =>
          withTextsOfTours(
            import(/* webpackChunkName: "texts-page-tour-es" */ './tours/locales/es.json'),
            import(/* webpackChunkName: "texts-page-tour-es" */ './pages/tour/locales/es.json'),
          ),
        en: () =>
          withTextsOfTours(
            import(/* webpackChunkName: "texts-page-tour-en" */ './tours/locales/en.json'),
            import(/* webpackChunkName: "texts-page-tour-en" */ './pages/tour/locales/en.json'),
          ),
      },
    ),
  },
  parts: {
    'of-country': () => import(/* webpackChunkName: "part-of-country" */ './parts/of-country.tsx'),
    'search-activities': () =>
      import(/* webpackChunkName: "part-search-activities" */ './parts/search-activities.tsx'),
    'search-packages': () =>
      import(/* webpackChunkName: "part-search-packages" */ './parts/search-packages.tsx'),
  },
});
