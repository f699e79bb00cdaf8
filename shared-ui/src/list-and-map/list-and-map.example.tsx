import styled from '@emotion/styled';
import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { ListAndMap, PointedScope, useIsPointed, usePointAt, usePointedItem } from './index.ts';

const PLACES = ['Cartagena', 'Medellín', 'San Andrés'];

const Card = styled('button', { shouldForwardProp: (name) => name !== 'isPointed' })<{ isPointed: boolean }>`
  display: block;
  width: 100%;
  margin-bottom: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px solid ${({ isPointed }) => (isPointed ? tokens.color.action : tokens.color.line)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  text-align: start;
`;

const Ground = styled.p`
  padding: ${tokens.space[4]};
`;

function Item({ name }: { name: string }) {
  const pointAt = usePointAt();
  const point = { onPointerEnter: () => pointAt(name), onPointerLeave: () => pointAt(undefined) };
  return (
    <Card
      type="button"
      isPointed={useIsPointed(name)}
      onFocus={() => pointAt(name)}
      onBlur={() => pointAt(undefined)}
      {...point}
    >
      {name}
    </Card>
  );
}

const OnMap = () => <Ground>El mapa señala: {usePointedItem() ?? 'nada'}</Ground>;

function Beside() {
  const [isOpen, setOpen] = useState(false);
  return (
    <PointedScope>
      <ListAndMap
        map={() => <OnMap />}
        isOpen={isOpen}
        onOpen={setOpen}
        labels={{ map: 'Mapa', open: 'Ver en el mapa', list: 'Ver la lista' }}
      >
        {PLACES.map((name) => (
          <Item key={name} name={name} />
        ))}
      </ListAndMap>
    </PointedScope>
  );
}

export default {
  title: 'List and map',
  topic: 'Travel',
  examples: [{ name: 'Point at a place', render: () => <Beside /> }],
} satisfies CatalogueEntry;
