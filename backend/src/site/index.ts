import { getSiteConfiguration } from '@alisio/shared-contracts/endpoints';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';

export { readSiteConfiguration } from './site-configuration.ts';

export function siteRoutes(app: FastifyInstance, site: SiteConfiguration): void {
  route(app, getSiteConfiguration, async () => site);
}
