import { ground, groundCellName } from '../maps/index.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** The ground of a piece of the world. A cell that is no more than a name (`4-99-0`) is none. */
export const getGround = defineEndpoint({
  id: 'getGround',
  method: 'GET',
  path: '/maps/ground/{cell}',
  summary: 'Land, roads and names of a piece of the world, for maps to draw',
  params: z.strictObject({ cell: groundCellName }),
  query: z.strictObject({ language: z.optional(languageCode) }),
  status: 200,
  answer: ground,
  errors: ['validation', 'not-found', 'unavailable'],
});
