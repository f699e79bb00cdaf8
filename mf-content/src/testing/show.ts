import {
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { requestDrafts } from '../forms/request-drafts.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as contactUs from '../pages/contact-us.tsx';

beforeAll(broughtWithPage);

const common = { route: '/contact-us', path: '/contact-us', texts: [{ namespace: 'content', es, en }] };

/** The contact page as a visitor finds it, with whatever the tab keeps. */
export const showContactUs = (options: RenderPageOptions = {}) =>
  renderPage(contactUs, { ...common, ...options });

export const serveContactUs = (options: RenderOnServerOptions = {}) =>
  renderOnServer(contactUs, { ...common, ...options });

/** Each test is a tab of its own. */
export const forgetDrafts = () => requestDrafts.reset();
