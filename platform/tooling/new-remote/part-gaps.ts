import type { RemoteFacts } from './remote-facts.ts';

/** What a part adds to the files that every remote has; all empty without one. */
export type PartGaps = Record<
  'partBudget' | 'partClaims' | 'partRoutes' | 'partTextsEs' | 'partTextsEn',
  string
>;

const NOTHING: PartGaps = {
  partBudget: '',
  partClaims: '',
  partRoutes: '',
  partTextsEs: '',
  partTextsEn: '',
};

const textsOf = (text: string) => `,
  "part": {
    "text": "${text}"
  }`;

export function partGapsOf({ part, slot, path, namespace }: RemoteFacts): PartGaps {
  if (part === undefined) return NOTHING;
  return {
    partBudget: ', part: 15_000',
    partClaims: `
  parts: [
    {
      name: '${part}',${slot === undefined ? '' : `\n      slot: '${slot}',`}
      place: 70,
      head: {
        es: { title: 'Nueva sección', text: 'Lo que ofrece ${namespace}.' },
        en: { title: 'New section', text: 'What ${namespace} offers.' },
      },
      href: '${path}',
      room: { narrow: 160, wide: 144 },
    },
  ],`,
    partRoutes: `
  parts: {
    ${/^[a-z]+$/.test(part) ? part : `'${part}'`}: () => import(/* webpackChunkName: "part-${part}" */ './parts/${part}.tsx'),
  },`,
    partTextsEs: textsOf('Aquí va lo que otras páginas muestran de este equipo.'),
    partTextsEn: textsOf('Here goes what other pages show of this team.'),
  };
}
