import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Alert, Notices } from './index.ts';

export default {
  title: 'Alert',
  topic: 'Feedback',
  examples: [
    {
      name: 'Tones',
      render: () => (
        <Stack gap={3}>
          <Alert title="Tu precio se mantiene 15 minutos">Puedes comparar con calma.</Alert>
          <Alert tone="good" title="Guardamos lo que escribiste">
            Está aquí cuando vuelvas.
          </Alert>
          <Alert tone="warm" title="Cambias de aeropuerto en Buenos Aires">
            Llegas a Ezeiza EZE y sales de Aeroparque AEP: son 45 km.
          </Alert>
          <Alert tone="bad" title="El banco no aprobó el pago">
            No te cobramos nada. Tu reserva sigue guardada 8 minutos.
          </Alert>
        </Stack>
      ),
    },
    {
      name: 'What was done in another way',
      render: () => (
        <Notices said={['Tu llegada ya pasó: buscamos desde hoy', 'Buscamos una noche al menos']} />
      ),
    },
    {
      name: 'With what to do next',
      render: () => (
        <Alert
          tone="warm"
          title="El precio cambió: de US$ 268,40 a US$ 281,10"
          actions={
            <>
              <Button size="s">Seguir con US$ 281,10</Button>
              <Button size="s" variant="quiet">
                Elegir otro vuelo
              </Button>
            </>
          }
        >
          Conservamos todos los datos de los viajeros.
        </Alert>
      ),
    },
  ],
} satisfies CatalogueEntry;
