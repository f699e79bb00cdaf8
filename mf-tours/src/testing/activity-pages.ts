import {
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { activitySearch } from '../features/activity-search/activity-search-store.ts';
import homeEn from '../pages/activities/locales/en.json' with { type: 'json' };
import homeEs from '../pages/activities/locales/es.json' with { type: 'json' };
import * as home from '../pages/activities.tsx';
import activityEn from '../pages/activity/locales/en.json' with { type: 'json' };
import activityEs from '../pages/activity/locales/es.json' with { type: 'json' };
import * as activity from '../pages/activity.tsx';
import resultsEn from '../pages/activity-results/locales/en.json' with { type: 'json' };
import resultsEs from '../pages/activity-results/locales/es.json' with { type: 'json' };
import * as results from '../pages/activity-results.tsx';
import searchEn from '../pages/activity-search/locales/en.json' with { type: 'json' };
import searchEs from '../pages/activity-search/locales/es.json' with { type: 'json' };
import * as search from '../pages/activity-search.tsx';
import { activityPath } from './activity-page.ts';
import { toursTexts } from './tours-texts.ts';

beforeAll(broughtWithPage);
// As the stores of the contracts: each test is a tab of its own.
afterEach(() => activitySearch.reset());

const ofHome = {
  route: '/activities',
  path: '/activities',
  texts: toursTexts({ es: homeEs, en: homeEn }),
};
export const showActivities = (options: RenderPageOptions = {}) =>
  renderPage(home, { ...ofHome, ...options });
export const serveActivities = (options: RenderOnServerOptions = {}) =>
  renderOnServer(home, { ...ofHome, ...options });

/** A results address of `query` over Cartagena, 10 to 14 December 2026, two adults. */
export function resultsPath(query: Record<string, string> = {}): string {
  const words = { place: 'city-2713a', from: '2026-12-10', to: '2026-12-14', people: '2' };
  return `/activities/result?${new URLSearchParams({ ...words, ...query })}`;
}
const ofResults = {
  route: '/activities/result',
  path: resultsPath(),
  texts: toursTexts({ es: resultsEs, en: resultsEn }),
};
export const showResults = (options: RenderPageOptions = {}) =>
  renderPage(results, { ...ofResults, ...options });
export const serveResults = (options: RenderOnServerOptions = {}) =>
  renderOnServer(results, { ...ofResults, ...options });

const ofActivity = {
  route: '/activities/:code',
  path: activityPath(),
  texts: toursTexts({ es: activityEs, en: activityEn }),
};
export const showActivity = (options: RenderPageOptions = {}) =>
  renderPage(activity, { ...ofActivity, ...options });
export const serveActivity = (options: RenderOnServerOptions = {}) =>
  renderOnServer(activity, { ...ofActivity, ...options });

const ofSearch = (words: Record<string, string>) => ({
  route: '/activities/buscar',
  path: `/activities/buscar?${new URLSearchParams(words)}`,
  texts: toursTexts({ es: searchEs, en: searchEn }),
});
export const serveSearch = (words: Record<string, string>, options: RenderOnServerOptions = {}) =>
  renderOnServer(search, { ...ofSearch(words), ...options });
