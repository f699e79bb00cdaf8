const lent = globalThis.alisioBundlerRuntime;
if (!lent) throw new Error('A remote runs inside of the shell only.');
const { runtime, bundlerRuntime, attachShareScopeMap } = lent;

/**
 * Part of a remote's build in place of the bundler's runtime: functions from the shell, state of its own. An
 * instance is made without becoming the one that the shell's calls go to.
 */
export default {
  runtime: {
    ...runtime,
    init(options: Parameters<typeof runtime.createInstance>[0]) {
      const known = runtime.getInstance(({ name }) => name === options.name);
      known?.initOptions(options);
      return known ?? runtime.createInstance(options);
    },
  },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
