import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { media, tokens } from '../tokens/index.ts';
import { DealCard, DealSkeleton } from './index.ts';

const Deals = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    gap: ${tokens.space[6]};
  }
`;

const deals = [
  ['cancun', 'Bogotá a Cancún', '14 a 21 ene, directo', '398,00', '318,40', 'VL-2048'],
  ['miami', 'Medellín a Miami', '3 a 10 feb, directo', '342,50', '256,90', 'VL-3117'],
  ['barcelona', 'Bogotá a Barcelona', '2 a 16 mar, 1 escala', '1.812,00', '1.449,60', 'VL-4820'],
] as const;

function Wall({ open }: { open: boolean }) {
  return (
    <Deals>
      {deals.map(([place, title, facts, web, phone, code]) => (
        <li key={code}>
          <DealCard
            place={place}
            title={title}
            facts={facts}
            web={{ label: 'En la web', price: { symbol: 'US$', number: web } }}
            phone={{ label: 'Por teléfono', price: { symbol: 'US$', number: phone } }}
            open={open}
            openText={open ? 'Abierto, hasta las 10\u00a0p.\u00a0m.' : 'Abre mañana a las 8\u00a0a.\u00a0m.'}
            href="tel:+576010000000"
            action="Llamar y reservar"
            dictate={
              <>
                Dicta el código <b>{code}</b>
              </>
            }
          />
        </li>
      ))}
    </Deals>
  );
}

export default {
  title: 'Deal card',
  topic: 'Travel',
  examples: [
    { name: 'While the line is open', render: () => <Wall open /> },
    { name: 'While it is closed', render: () => <Wall open={false} /> },
    { name: 'Awaited', render: () => <DealSkeleton /> },
  ],
} satisfies CatalogueEntry;
