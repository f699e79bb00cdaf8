import { parse, YAMLParseError } from 'yaml';

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Dates and numbers as they are written: `2026-11-20` is a text, as everywhere in the contracts. */
const YAML = { schema: 'core', uniqueKeys: true } as const;

/**
 * What stands above a text's Markdown, and which line of the file the Markdown begins with.
 * @throws Error that says in one sentence why a text's file has no front matter that can be read
 */
export function splitFile(source: string): { front: unknown; markdown: string; firstLine: number } {
  const [, yaml, markdown] = FILE.exec(source) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error('has no front matter between two lines of ---');
  }
  try {
    return { front: parse(yaml, YAML), markdown, firstLine: yaml.split('\n').length + 3 };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`has front matter that is not YAML: ${error.message.split('\n')[0]}`);
  }
}
