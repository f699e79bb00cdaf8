import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Row } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Badge, Tag } from './index.ts';

export default {
  title: 'Tag and badge',
  topic: 'Content',
  examples: [
    {
      name: 'Tags',
      render: () => (
        <Row gap={2} wrap>
          <Tag>Desayuno incluido</Tag>
          <Tag tone="good">
            <Icon name="check" size="s" />
            Cancelación gratis
          </Tag>
          <Tag tone="warm">Solo por teléfono</Tag>
          <Tag tone="action">Mejor opción</Tag>
        </Row>
      ),
    },
    {
      name: 'Badges',
      render: () => (
        <Row gap={4} wrap>
          <Badge count={3} label="3 filtros aplicados" />
          <Badge count={12} label="12 opiniones" tone="neutral" />
          <Badge count={1} label="1 aviso" tone="accent" />
          <Badge count={240} label="240 avisos" />
        </Row>
      ),
    },
    {
      name: 'A badge on a button',
      render: () => (
        <Button variant="quiet" size="s">
          <Icon name="filter" size="s" />
          Filtros
          <Badge count={2} label="2 aplicados" />
        </Button>
      ),
    },
  ],
} satisfies CatalogueEntry;
