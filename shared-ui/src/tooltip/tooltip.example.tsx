import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Row } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Tooltip } from './index.ts';

export default {
  title: 'Tooltip',
  topic: 'Feedback',
  examples: [
    {
      name: 'A remark on hover and on focus',
      render: () => (
        <Row gap={4}>
          <Tooltip text="Comparado con lo usual de esta ruta">
            <IconButton label="Qué significa el CO₂">
              <Icon name="leaf" />
            </IconButton>
          </Tooltip>
          <Tooltip text="La recibes por correo al pagar" side="bottom">
            <Button variant="quiet">Tu referencia</Button>
          </Tooltip>
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
