import {
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import en from '../pages/cruise-results/locales/en.json' with { type: 'json' };
import es from '../pages/cruise-results/locales/es.json' with { type: 'json' };
import * as page from '../pages/cruise-results.tsx';
import { cruisesTexts } from './cruises-texts.ts';

beforeAll(broughtWithPage);

const there = {
  route: '/crucerro/result',
  path: '/crucerro/result?adults=2',
  texts: cruisesTexts({ es, en }),
};

/** `/crucerro/result` as a visitor finds it, and as the edge writes it. */
export const showCruiseResults = (options: RenderPageOptions = {}) =>
  renderPage(page, { ...there, ...options });
export const serveCruiseResults = (options: RenderOnServerOptions = {}) =>
  renderOnServer(page, { ...there, ...options });
