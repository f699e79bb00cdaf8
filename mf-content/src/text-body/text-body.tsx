import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentBlock, ContentPage } from '@alisio/shared-contracts/content';
import { Table } from '@alisio/shared-ui/table';
import { LivePart } from '../live-parts/index.ts';
import { Tip } from './body-styles.tsx';
import { TextLine } from './text-line.tsx';

type TableBlock = Extract<ContentBlock, { kind: 'table' }>;

function TextTable({ head, rows }: TableBlock) {
  const { t } = useTexts('content');
  const words = (line: TableBlock['head'][number]) => line.map(({ text }) => text).join('');
  const columns = head.map((line, at) => ({ id: String(at), title: words(line) }));
  return (
    <Table
      caption={t('reading.tableOf', { title: words(head[0] ?? []) })}
      columns={columns}
      rows={rows.map((row, at) => ({
        id: String(at),
        cells: Object.fromEntries(
          columns.map(({ id }, column) => [id, <TextLine key={id} line={row[column] ?? []} />]),
        ),
      }))}
    />
  );
}

function Block({ block, page }: { block: ContentBlock; page: ContentPage }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <TextLine line={block.line} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole, and its pieces never change places.
            <li key={at}>
              <TextLine line={line} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TextTable {...block} />;
    case 'tip':
      return (
        <Tip>
          {block.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole, and its pieces never change places.
            <p key={at}>
              <TextLine line={line} />
            </p>
          ))}
        </Tip>
      );
    case 'part':
      return <LivePart block={block} page={page} />;
    default:
      // What only a newer API knows.
      return null;
  }
}

/** A text from top to bottom. It is given as blocks: there is no markup that could bring anything of its own. */
export const TextBody = ({ page }: { page: ContentPage }) =>
  page.body.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole, and its pieces never change places.
    <Block key={at} block={block} page={page} />
  ));
