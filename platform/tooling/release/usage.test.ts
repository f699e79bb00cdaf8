import { repositoryRoot } from '../build/paths.ts';
import { toolProcess } from './testing/tool-process.ts';

/** Whatever they are asked for here, they do before they look at any site. */
const run = (script: string, ...args: string[]) =>
  toolProcess(script, args, { cwd: repositoryRoot, env: { DATA_DIR: '/nowhere' } }).ended;

const flagsIn = (text = '') => [...text.matchAll(/--[a-z][a-z-]+/g)].map(([flag]) => flag);

test.each([
  ['keys-command.ts', 'npm run keys', ['make', 'grant', 'revoke', 'list']],
  ['releases-command.ts', 'npm run releases', []],
  ['release-command.ts', 'npm run release -w', []],
  ['rollback-command.ts', 'npm run rollback -w', []],
])(
  '%s tells what can be typed, all of it, when asked and when it does not understand',
  async (script, name, verbs) => {
    const asked = await run(script, '--help');
    expect([asked.code, asked.error]).toEqual([0, '']);
    expect(asked.out.startsWith(name)).toBe(true);

    const usage = asked.out.trimEnd();
    const wrong = await Promise.all(
      (verbs.length > 0 ? verbs : [undefined]).map((verb) =>
        run(script, ...(verb === undefined ? [] : [verb]), '--shar', '5%'),
      ),
    );
    for (const { code, out, error } of wrong) {
      const [sentence, ...rest] = error.trimEnd().split('\n\n');
      expect([code, out, rest.join('\n\n')]).toEqual([2, '', usage]);
      expect(sentence).toContain("Unknown option '--shar'");
      const known = flagsIn(sentence?.split('there is')[1]);
      expect(known.length).toBeGreaterThan(0);
      expect(flagsIn(usage)).toEqual(expect.arrayContaining(known));
    }
  },
);

test.each([
  ['release-command.ts', 'npm run release -w mf-x, from the root: host, '],
  ['rollback-command.ts', 'npm run rollback -w mf-x, from the root: host, '],
])('%s without -w says what to type', async (script, sentence) => {
  const { code, error } = await run(script);
  expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
});

test('a verb that keys does not have is told beside those that it has', async () => {
  const { code, error } = await run('keys-command.ts', 'constructor');
  expect([code, error]).toEqual([
    2,
    expect.stringContaining('"constructor" is none of make, grant, revoke, list.'),
  ]);
});
