import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Checkbox, Radio, RadioGroup } from './index.ts';

export default {
  title: 'Checkbox and radio',
  topic: 'Forms',
  examples: [
    {
      name: 'A filter with prices',
      render: () => (
        <fieldset>
          <Checkbox label="Directo" aside="US$ 2.149" defaultChecked />
          <Checkbox label="1 escala" aside="US$ 1.873" />
          <Checkbox label="2 o más escalas" aside="US$ 1.910" disabled />
        </fieldset>
      ),
    },
    {
      name: 'One that must be ticked',
      render: () => (
        <Checkbox
          label="Los nombres son los del pasaporte"
          required
          hint="Cambiarlos después puede costar otro boleto."
          error="Confírmalo para seguir"
        />
      ),
    },
    {
      name: 'One of two',
      render: () => (
        <RadioGroup legend="Sexo en el documento" required>
          <Radio name="sex" label="Femenino" defaultChecked />
          <Radio name="sex" label="Masculino" />
        </RadioGroup>
      ),
    },
    {
      name: 'One of two, not answered',
      render: () => (
        <RadioGroup legend="¿Quién paga, viaja?" required error="Elige una respuesta">
          <Radio name="payer" label="Sí" />
          <Radio name="payer" label="No" />
        </RadioGroup>
      ),
    },
  ],
} satisfies CatalogueEntry;
