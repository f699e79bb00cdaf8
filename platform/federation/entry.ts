import type { BuildRuntime } from './build-runtime.ts';
import { actAsContainer } from './container.ts';
import { readShared, scopeOf } from './share-libraries.ts';
import { letTryAgain } from './try-again.ts';

declare const __webpack_require__: BuildRuntime;

/*
 * First module of each build, the shell's and the remotes', in place of the federation plugin's runtime. The bundler
 * finds the functions that it sets where it looks for the plugin's.
 */
const build = __webpack_require__;
letTryAgain(build);
build.I = () => undefined;
build.S = { default: scopeOf(build) };
readShared(build);
actAsContainer(build);
