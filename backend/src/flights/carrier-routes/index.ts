import { getCarrierRoutes } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../problems/index.ts';
import { route } from '../../server/route.ts';
import { shareWhole } from '../trip-prices/index.ts';
import { CarrierRoutes, type CarrierRoutesDeps } from './carrier-routes.ts';

/**
 * A page that is drawn waits no longer for prices: it is whole without them, and asks again. The edge draws within 300 ms,
 * of which the text and the drawing want the rest. Milliseconds.
 */
const PATIENCE_MS = 120;

interface CarrierRoutesSettings extends Omit<CarrierRoutesDeps, 'onFailure' | 'patienceMs'> {
  patienceMs?: number;
  /** of one address */
  perMinute: number;
}

/** GET /air/carriers/{carrier}/routes: what an airline's page says that it flies. */
export async function carrierRouteRoutes(
  app: FastifyInstance,
  { perMinute, patienceMs = PATIENCE_MS, ...deps }: CarrierRoutesSettings,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'prices of a carrier could not be looked up');
  const routes = new CarrierRoutes({ ...deps, patienceMs, onFailure });

  route(
    app,
    getCarrierRoutes,
    async ({
      params: { carrier },
      query: { from, country, currency, language = DEFAULT_LANGUAGE },
      reply,
    }) => {
      const answer = await routes.of({ code: carrier, from, country, currency, language });
      if (!answer) throw new ProblemError('not-found');
      shareWhole(reply, answer.isPriced);
      return answer;
    },
    { perMinute },
  );
}
