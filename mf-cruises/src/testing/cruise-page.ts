import {
  pageOnServer,
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import en from '../pages/cruise/locales/en.json' with { type: 'json' };
import es from '../pages/cruise/locales/es.json' with { type: 'json' };
import * as page from '../pages/cruise.tsx';
import { cruisesTexts } from './cruises-texts.ts';

beforeAll(broughtWithPage);

const there = {
  route: '/crucerro/details',
  path: '/crucerro/details?cruise=bahia-serena-20270116',
  texts: cruisesTexts({ es, en }),
};

/** `/crucerro/details` as a visitor finds it, and as the edge writes it. */
export const showCruise = (options: RenderPageOptions = {}) => renderPage(page, { ...there, ...options });
export const serveCruise = (options: RenderOnServerOptions = {}) =>
  renderOnServer(page, { ...there, ...options });
/** With what it says of itself. */
export const serveCruiseWithMeta = (options: RenderOnServerOptions = {}) =>
  pageOnServer(page, { ...there, ...options });
