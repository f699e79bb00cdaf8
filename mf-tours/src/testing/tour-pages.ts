import {
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import homeEn from '../pages/tours-home/locales/en.json' with { type: 'json' };
import homeEs from '../pages/tours-home/locales/es.json' with { type: 'json' };
import * as home from '../pages/tours-home.tsx';
import { toursTexts } from './tours-texts.ts';

beforeAll(broughtWithPage);

const ofHome = { route: '/turs', path: '/turs', texts: toursTexts({ es: homeEs, en: homeEn }) };

/** `/turs` as a visitor finds it. */
export const showToursHome = (options: RenderPageOptions = {}) => renderPage(home, { ...ofHome, ...options });

/** `/turs` as the edge writes it. */
export const serveToursHome = (options: RenderOnServerOptions = {}) =>
  renderOnServer(home, { ...ofHome, ...options });
