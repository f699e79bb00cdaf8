/**
 * What folders may need of each other; rules between files are in `.dependency-cruiser.cjs`. Tests, examples and what
 * both of them use are left out: they see everything.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other are one folder, or lack a third. Types count.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.(test|example)\\.tsx?$', '/testing/', '/bench/'] },
  },
};
