import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { CallBand, CallRow, LineRow, OpenState, PhoneLink } from './index.ts';

const NUMBER = '601 000 0000';
const HREF = 'tel:+576010000000';
const LABEL = `Llamar: ${NUMBER}`;

export default {
  title: 'Call centre',
  topic: 'Travel',
  examples: [
    {
      name: 'The band across the page',
      bleed: true,
      render: () => (
        <CallBand
          title="Hay tarifas que solo se venden por teléfono: hasta 27 % menos."
          open
          openText="Abierto ahora, hasta las 10 p. m. en Bogotá"
          number={NUMBER}
          href={HREF}
          callLabel={LABEL}
          note="Contesta una persona, en español o en inglés."
        />
      ),
    },
    {
      name: 'In a list',
      render: () => (
        <CallRow
          level={3}
          title="Cuatro noches por teléfono: desde US$ 499,00"
          action={
            <Button variant="call" href={HREF}>
              {NUMBER}
            </Button>
          }
        >
          Hotel de 5 estrellas en el centro, con desayuno. Dicta el código <b>VL-7315</b>.
        </CallRow>
      ),
    },
    {
      name: 'A line with its hours',
      render: () => (
        <LineRow
          title="¿Prefieres que te ayude una persona?"
          line={{ href: HREF, shown: NUMBER, openNow: true }}
          words={{ call: LABEL, open: 'Abierto ahora, hasta las 10 p. m.', closed: 'Abre a las 8 a. m.' }}
        />
      ),
    },
    {
      name: 'Whether somebody answers now',
      render: () => (
        <Stack gap={2}>
          <div>
            <OpenState open>Abierto ahora</OpenState>
          </div>
          <div>
            <OpenState open={false}>Abre mañana a las 8 a. m.</OpenState>
          </div>
        </Stack>
      ),
    },
    { name: 'In the header', render: () => <PhoneLink href={HREF} number={NUMBER} label={LABEL} /> },
  ],
} satisfies CatalogueEntry;
