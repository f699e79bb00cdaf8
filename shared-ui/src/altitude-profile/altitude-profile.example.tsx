import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { type AltitudeNight, AltitudeProfile } from './index.ts';

const nights = (heights: readonly (readonly [string, number])[]): AltitudeNight[] =>
  heights.map(([place, altitude], at) => ({
    name: `${at + 1}. ${place}`,
    short: String(at + 1),
    altitude,
    said: altitude.toLocaleString('es-CO'),
  }));

export default {
  title: 'Altitude profile',
  topic: 'Travel',
  examples: [
    {
      name: 'Down into a valley and up again',
      render: () => (
        <AltitudeProfile
          unit="m"
          label="Cusco 3.399 metros, Písac 2.972, Ollantaytambo 2.792, Aguas Calientes 2.040, Cusco 3.399"
          nights={nights([
            ['Cusco', 3399],
            ['Písac', 2972],
            ['Ollantaytambo', 2792],
            ['Aguas Calientes', 2040],
            ['Cusco', 3399],
          ])}
        />
      ),
    },
    {
      name: 'Eight nights',
      render: () => (
        <AltitudeProfile
          unit="m"
          label="Ocho noches entre 5 y 2.850 metros"
          nights={nights([
            ['Quito', 2850],
            ['Otavalo', 2532],
            ['Mindo', 1250],
            ['Latacunga', 2750],
            ['Baños', 1815],
            ['Riobamba', 2754],
            ['Cuenca', 2560],
            ['Guayaquil', 5],
          ])}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
