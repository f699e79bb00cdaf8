import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { TroubleNotice } from './index.ts';

const nothing = () => undefined;

export default {
  title: 'Trouble notice',
  topic: 'Feedback',
  examples: [
    {
      name: 'The price rose',
      render: () => (
        <TroubleNotice
          trouble={{ kind: 'price-changed' }}
          tone="warm"
          title="El precio subió mientras elegías"
          ways={[
            { label: 'Seguir con US$ 212,00', onPress: nothing },
            { label: 'Volver a la lista', onPress: nothing },
          ]}
        >
          <p>Antes US$ 198,00.</p>
        </TroubleNotice>
      ),
    },
    {
      name: 'It could not be asked',
      render: () => (
        <TroubleNotice
          trouble={{ kind: 'failed' }}
          tone="bad"
          title="No pudimos confirmar el precio"
          ways={[{ label: 'Intentar otra vez', onPress: nothing }]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
