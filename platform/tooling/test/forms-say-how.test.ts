import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { workspacesOf } from '../workspaces/index.ts';

const files = workspacesOf(repositoryRoot).flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) => /(?<!\.test|\.spec|\.example)\.tsx$/.test(file) && !/\/(node_modules|dist)\//.test(file),
    ),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]));

/** Names that stand for a form: the element, and what is styled of it, in its own folder. */
const styled = [...sources].flatMap(([file, text]) =>
  [...text.matchAll(/const (\w+) = styled(?:\.form|\('form')/g)].map(([, name = '']) => ({
    name,
    folder: file.slice(0, file.lastIndexOf('/')),
  })),
);

const namesIn = (file: string): string[] => [
  'form',
  ...styled.filter(({ folder }) => file.startsWith(`${folder}/`)).map(({ name }) => name),
];

/** The opening tag from its name to its end, whatever stands in its braces. */
function tagsIn(file: string, text: string): string[] {
  const begins = new RegExp(String.raw`<(?:${namesIn(file).join('|')})(?=[\s>])`, 'g');
  return [...text.matchAll(begins)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
      if (text[at] === '>' && depth === 0) return text.slice(index, at + 1);
    }
    return text.slice(index);
  });
}

const tags = [...sources].flatMap(([file, text]) => tagsIn(file, text).map((tag) => ({ file, tag })));

/** A browser sends a form without a method as a GET: what was typed stands in the address, in histories and in logs. */
test('each form says how it is sent, and in an address only a search, what narrows its list, or what is chosen on its page', () => {
  expect(tags.length).toBeGreaterThan(3);
  const silent = tags.filter(({ tag }) => !/method="(post|get)"/.test(tag));
  expect(silent).toEqual([]);
  const inAddress = tags.filter(({ tag }) => tag.includes('method="get"'));
  expect(inAddress.filter(({ tag }) => !/action=\{(SEARCH_PATH|listPath|choicePath)\}/.test(tag))).toEqual(
    [],
  );
});
