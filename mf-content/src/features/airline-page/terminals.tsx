import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentAirline } from '@alisio/shared-contracts/content';
import { Section } from '@alisio/shared-ui/section';
import { Table } from '@alisio/shared-ui/table';

const COLUMNS = ['airport', 'terminal', 'way'] as const;

/** Which terminal at its main airports, and how to get there. */
export function Terminals({ name, terminals }: Pick<ContentAirline, 'name' | 'terminals'>) {
  const { t } = useTexts('content');
  return (
    <Section id="terminals" title={t('airline.terminals.title')} text={t('airline.terminals.text')}>
      <Table
        caption={t('airline.terminals.caption', { name })}
        columns={COLUMNS.map((id) => ({ id, title: t(`airline.terminals.${id}`) }))}
        rows={terminals.map(({ airport, city, terminal, way }) => ({
          id: airport,
          cells: { airport: `${city} ${airport}`, terminal, way },
        }))}
      />
    </Section>
  );
}
