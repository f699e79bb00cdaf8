import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Card, Row, Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { ProgressBar, Skeleton } from './index.ts';

function Route() {
  const [active, setActive] = useState(false);
  return (
    <>
      <ProgressBar active={active} label="Cargando la página" />
      <Button variant="quiet" onClick={() => setActive(!active)}>
        {active ? 'Llegar' : 'Cambiar de página'}
      </Button>
    </>
  );
}

export default {
  title: 'Skeleton and progress',
  topic: 'Feedback',
  examples: [
    {
      name: 'The place of a card that is on its way',
      render: () => (
        <Card pad="block">
          <Stack gap={4}>
            <Skeleton width="40%" height="20px" />
            <Row gap={4} between>
              <Skeleton width="72px" height="28px" />
              <Skeleton height="2px" />
              <Skeleton width="72px" height="28px" />
            </Row>
            <Skeleton width="64%" height="16px" />
          </Stack>
        </Card>
      ),
    },
    { name: 'The thin bar of a route change, at the top of its window', render: () => <Route /> },
  ],
} satisfies CatalogueEntry;
