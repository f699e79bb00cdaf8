import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

/**
 * By path, what this process has compiled of WebAssembly: V8 gives it, with all that was optimised since, to every
 * thread that compiles the same bytes, as long as somebody keeps it. Without it each test file compiles the embedded
 * database anew, and asks it in slow code. None of it is let go of either: code that is freed and made again by the
 * dozen brings V8 down now and then (`jit_page_->allocations_.erase(addr) == 1`, nodejs/node#64500).
 */
const kept = new Map();

/** Plain Node, in a process that keeps the programs of `testEnvironmentOptions.programs` from one test file to the next. */
export default class NodeThatKeepsPrograms extends TestEnvironment {
  #programs;

  constructor(config, context) {
    super(config, context);
    this.#programs = config.projectConfig.testEnvironmentOptions.programs ?? [];
  }

  async setup() {
    await super.setup();
    for (const path of this.#programs)
      if (!kept.has(path)) kept.set(path, await WebAssembly.compile(await readFile(path)));
  }
}
