import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentBlock, ContentPage } from '@alisio/shared-contracts/content';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Table } from '@alisio/shared-ui/table';
import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { Tip } from './body-styles.tsx';
import { TextLine } from './text-line.tsx';

type TableBlock = Extract<ContentBlock, { kind: 'table' }>;

/** Its name is read out alone: the heading above says the same to the eye. */
const Facts = styled(Table)`
  & caption {
    padding: 0;
  }
`;

function TextTable({ head, rows, under }: TableBlock & { under: string | undefined }) {
  const { t } = useTexts('content');
  const words = (line: TableBlock['head'][number]) => line.map(({ text }) => text).join('');
  const columns = head.map((line, at) => ({ id: String(at), title: words(line) }));
  return (
    <Facts
      caption={
        <VisuallyHidden>{t('reading.tableOf', { title: under ?? words(head[0] ?? []) })}</VisuallyHidden>
      }
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

type PartBlock = Extract<ContentBlock, { kind: 'part' }>;

interface TextBodyProps {
  page: ContentPage;
  /** draws its live parts; pages whose texts have none do without that code */
  Part?: ComponentType<{ block: PartBlock; page: ContentPage }>;
}

interface BlockProps extends TextBodyProps {
  block: ContentBlock;
  /** the heading that it stands under */
  under: string | undefined;
}

function Block({ block, page, under, Part }: BlockProps) {
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
      return <TextTable {...block} under={under} />;
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
      return Part ? <Part block={block} page={page} /> : null;
    default:
      // What only a newer API knows.
      return null;
  }
}

const headingOver = (body: readonly ContentBlock[], at: number): string | undefined =>
  body.slice(0, at).findLast((block) => block.kind === 'heading')?.text;

/** A text from top to bottom. It is given as blocks: there is no markup that could bring anything of its own. */
export const TextBody = ({ page, Part }: TextBodyProps) =>
  page.body.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole, and its pieces never change places.
    <Block key={at} block={block} page={page} under={headingOver(page.body, at)} Part={Part} />
  ));
