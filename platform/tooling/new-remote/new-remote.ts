import { parseArgs } from 'node:util';
import { repositoryRoot } from '../build/paths.ts';
import { makeRemote } from './make-remote.ts';

/** `npm run new:remote mf-insurance [-- --owner Seguros --path /seguros --part search --slot home-search]` */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      owner: { type: 'string' },
      path: { type: 'string' },
      part: { type: 'string' },
      slot: { type: 'string' },
    },
  });
  const [name = ''] = positionals;
  const { path, owner, part } = makeRemote(repositoryRoot, name, values);
  console.info(`${name} is there, with a page at ${path}${part ? `, a part ${name}/${part}` : ''}, owned by ${owner}.

  npm run dev -- ${name}          see it, with hot reload
  npm run release -w ${name}      make it live
  npm run remove:remote ${name}   take it away again`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
