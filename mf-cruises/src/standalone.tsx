import { startAlone } from '@alisio/platform/standalone';
import config from '../remote.config.ts';
import routes from './routes.ts';

/** `npm run dev -- mf-cruises --alone`: this remote without the shop around it. In no build for release. */
void startAlone(config, routes);
