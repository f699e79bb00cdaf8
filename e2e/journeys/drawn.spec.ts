import { addDays } from '@alisio/shared-contracts/dates';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { COUNTRIES, CURRENCY_COOKIE, currencyOfCountry } from '@alisio/shared-contracts/visitor';
import { todayIn } from '@alisio/shared-contracts/zones';
import type { Page } from '@playwright/test';
import { ResultsPage } from '../pages/results-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { type Look, openLooking } from '../support/looks.ts';
import { NEW_VISITOR } from '../support/new-visitor.ts';
import { watchWords, wordsSince } from '../support/watched-words.ts';

const results = `/bogota-a-miami/results?${new URLSearchParams({
  tripType: '2',
  from: 'BOG',
  to: 'MIA',
  departureDate: daysAhead(40),
  returnDate: daysAhead(47),
  adult: '2',
  child: '2',
  infant: '1',
})}`;
/** With the words that each has in both languages. */
const PAGES = [
  ['/', { es: 'Viaja con el viento a favor', en: 'Travel with the wind behind you' }],
  [results, { es: 'Elige tu ida', en: 'Choose your outbound flight' }],
  ['/contact-us', { es: 'Habla con una persona', en: 'Talk to a person' }],
  ['/user/my-journey', { es: 'Mis viajes', en: 'My trips' }],
] as const;

/** Of them, those that sell. */
const priced = new Set<string>(['/', results]);

const isReady = (page: Page) => expect(page.locator('main[data-state=ready]')).toHaveCount(1);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** How a price begins. */
const WRITTEN = {
  COP: /COP\s?\d/,
  EUR: /€\s?\d/,
  MXN: /MXN\s?\d/,
  USD: /US\$\s?\d/,
} as const;

/** Rules that stand twice in the document: those that came with the page have been written once more. */
const writtenTwice = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
    return rules.filter((rule, place) => rules.indexOf(rule) !== place);
  });

const LOOKS: readonly Look[] = [
  { language: 'es', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

for (const look of LOOKS) {
  test(`pages arrive drawn, and are taken over without a word (${look.language}, ${look.theme})`, async ({
    page,
    baseURL,
  }) => {
    for (const [path, words] of PAGES) {
      const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
      await openLooking(page, `${baseURL}${path}`, look);
      expect(await (await document).text(), path).toContain('<div id="root" data-drawn>');
      await isReady(page);
      await expect(heading(page, words[look.language])).toBeVisible();
      expect(await writtenTwice(page), path).toEqual([]);
    }
  });
}

for (const currency of ['COP', 'EUR', 'MXN', 'USD'] as const) {
  test(`prices arrive in the chosen currency, and are taken over without a word (${currency})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: CURRENCY_COOKIE.name, value: currency, url: baseURL ?? '' }]);
    for (const look of LOOKS) {
      await openLooking(page, `${baseURL}${results}`, look);
      await isReady(page);
      await expect(new ResultsPage(page).cards.first()).toContainText(WRITTEN[currency]);
    }
  });
}

// Whatever the hour, the day of one of the two is not the edge's, which does not know where a first visitor is.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('pages of another day are taken over without a word', async ({ page }) => {
      for (const [path, { es }] of PAGES) {
        await page.goto(path);
        await isReady(page);
        await expect(heading(page, es)).toBeVisible();
      }
    });

    test('an old link is answered for the days that its notice names', async ({ page }) => {
      await page.goto('/bogota-a-miami/results?tripType=2&from=BOG&to=MIA&departureDate=2020-01-01');
      const departs = addDays(todayIn(timezoneId), 7);
      const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(departs),
      );
      await expect(page.getByText(/^Te mostramos vuelos para/)).toContainText(day);
      await expect(page.getByRole('region', { name: 'Tu búsqueda' })).toContainText(day);
    });
  });
}

test('names of countries and currencies are spelt alike by the edge and the browser', async ({ page }) => {
  const codes = { countries: COUNTRIES, currencies: COUNTRIES.map(currencyOfCountry), languages: LANGUAGES };
  const namesOf = ({ countries, currencies, languages }: typeof codes) =>
    languages.flatMap((language) => [
      ...countries.map((code) => new Intl.DisplayNames(language, { type: 'region' }).of(code)),
      ...currencies.map((currency) =>
        new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' }).format(2),
      ),
    ]);
  expect(await page.evaluate(namesOf, codes)).toEqual(namesOf(codes));
});

test.describe('on a first visit', () => {
  test.use({ storageState: NEW_VISITOR, locale: 'es-MX', timezoneId: 'America/Mexico_City' });

  test('pages arrive in the currency of the country, with its line, and neither turns', async ({ page }) => {
    await watchWords(page);
    for (const [path, { es }] of PAGES) {
      await page.goto(path);
      await expect(heading(page, es)).toBeVisible();
      await isReady(page);
      await expect(
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: /^\+52|Llamar/ })
          .first(),
      ).toBeVisible();
      if (priced.has(path)) await expect(page.getByRole('main')).toContainText(WRITTEN.MXN);
      const { lines, prices } = await wordsSince(page);
      expect(lines, path).toEqual(['+52 55 0000 0000']);
      expect(prices, path).toEqual(priced.has(path) ? ['MXN'] : []);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('prices and line are those of the country too', async ({ page }) => {
      await page.goto(results);
      await expect(new ResultsPage(page).cards.first()).toContainText(WRITTEN.MXN);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Llamar/ })).toHaveAccessibleName(
        /\+52/,
      );
    });
  });
});

/** A zone in which it is another day than where the edge takes this visitor to be, at any hour. */
const elsewhere = ['Pacific/Kiritimati', 'Etc/GMT+12'].find(
  (zone) => todayIn(zone) !== todayIn('America/Bogota'),
);

test.describe('on a first visit from where it is another day', () => {
  test.use({ storageState: NEW_VISITOR, locale: 'es-CO', timezoneId: elsewhere ?? '' });

  test('pages are taken over without a word, and then say their visitor’s own day', async ({ page }) => {
    for (const [path, { es }] of PAGES) {
      await page.goto(path);
      await expect(heading(page, es)).toBeVisible();
      await isReady(page);
    }
    await page.goto('/');
    const proposed = addDays(todayIn(elsewhere ?? ''), 7);
    await expect(page.getByRole('button', { name: /^Ida/ })).toContainText(
      String(Number(proposed.slice(-2))),
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read to the foot: the search, offers with their prices, how to reach a person', async ({
    page,
  }) => {
    for (const [path, { es }] of PAGES) {
      await page.goto(path);
      await expect(heading(page, es)).toBeVisible();
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByRole('link', { name: 'Contacto' })).toBeVisible();
      await expect(foot.getByRole('button')).toHaveCount(0);
    }
    await page.goto(results);
    await expect(new ResultsPage(page).cards).toHaveCount(10);
    await expect(new ResultsPage(page).cards.first()).toContainText('US$');
  });
});

/** The shell's own pages, with their status. */
const OWN_PAGES = [
  ['/no/hay/nada', 404, { es: 'Página no encontrada', en: 'Page not found' }],
  ['/505', 500, { es: 'Error interno del servidor', en: 'Internal server error' }],
] as const;

test.describe('pages of nobody, and of what failed', () => {
  test.use({ expectedNoise: /status of (?:404|500)/ });

  test('arrive drawn with their status, and are taken over without a word', async ({ page, baseURL }) => {
    for (const look of LOOKS) {
      for (const [path, status, words] of OWN_PAGES) {
        const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
        await openLooking(page, `${baseURL}${path}`, look);
        expect((await document).status(), path).toBe(status);
        expect(await (await document).text(), path).toContain('<div id="root" data-drawn>');
        await isReady(page);
        await expect(heading(page, words[look.language])).toBeVisible();
      }
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read, and lead on', async ({ page }) => {
      for (const [path, , { es }] of OWN_PAGES) {
        await page.goto(path);
        await expect(heading(page, es)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      }
    });
  });
});

test.describe('when the code of a page does not come', () => {
  test.use({ expectedNoise: /page-contact-us|failed to load|ChunkLoadError|Failed to load/ });

  test('it stays readable, says that it does not respond, and heals without a reload', async ({ page }) => {
    const code = '**/page-contact-us.*.js*';
    await page.route(code, (route) => route.abort());
    await page.goto('/contact-us');
    await expect(page.getByText('Ya puedes leer esta página')).toBeVisible();
    await expect(heading(page, 'Habla con una persona')).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await isReady(page);
    await expect(page.getByText('Ya puedes leer esta página')).toBeHidden();
    await page.getByLabel('Nombre y apellido').first().fill('Íñigo Núñez');
  });
});
