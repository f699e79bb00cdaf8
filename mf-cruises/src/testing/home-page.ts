import {
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import en from '../pages/cruises-home/locales/en.json' with { type: 'json' };
import es from '../pages/cruises-home/locales/es.json' with { type: 'json' };
import * as page from '../pages/cruises-home.tsx';
import { cruisesTexts } from './cruises-texts.ts';

beforeAll(broughtWithPage);

const there = { route: '/crucerro', path: '/crucerro', texts: cruisesTexts({ es, en }) };

/** `/crucerro` as a visitor finds it, and as the edge writes it. */
export const showCruisesHome = (options: RenderPageOptions = {}) =>
  renderPage(page, { ...there, ...options });
export const serveCruisesHome = (options: RenderOnServerOptions = {}) =>
  renderOnServer(page, { ...there, ...options });
