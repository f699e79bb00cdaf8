import { getSiteConfiguration } from '@alisio/shared-contracts/endpoints';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';

export { readSite, type Site } from './read-site.ts';

export function siteRoutes(app: FastifyInstance, configuration: SiteConfiguration): void {
  route(app, getSiteConfiguration, async () => configuration);
}
