import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { TrailMap, type TrailPlace } from './index.ts';

const MODES = {
  road: 'Por carretera',
  train: 'En tren',
  boat: 'En barco',
  plane: 'En avión',
  bike: 'En bicicleta',
  walk: 'A pie',
};
const PLACES: TrailPlace[] = [
  { id: 'cuz', name: 'Aeropuerto', lat: -13.5357, lon: -71.9388, days: [] },
  { id: 'cusco', name: 'Cusco', lat: -13.5183, lon: -71.9781, days: [1, 5] },
  { id: 'pisac', name: 'Písac', lat: -13.4223, lon: -71.8483, days: [2] },
  { id: 'ollantaytambo', name: 'Ollantaytambo', lat: -13.2584, lon: -72.2633, days: [3] },
  { id: 'aguas', name: 'Aguas Calientes', lat: -13.1547, lon: -72.5254, days: [4] },
  { id: 'machu', name: 'Machu Picchu', lat: -13.1631, lon: -72.545, days: [] },
];

export default {
  title: 'Trail map',
  topic: 'Travel',
  examples: [
    {
      name: 'There by train and on foot, and back by road',
      render: () => (
        <TrailMap
          places={PLACES}
          legs={[
            { from: 'cuz', to: 'cusco', mode: 'road' },
            { from: 'cusco', to: 'pisac', mode: 'road' },
            { from: 'pisac', to: 'ollantaytambo', mode: 'road' },
            { from: 'ollantaytambo', to: 'aguas', mode: 'train' },
            { from: 'aguas', to: 'machu', mode: 'walk' },
            { from: 'aguas', to: 'ollantaytambo', mode: 'train' },
            { from: 'ollantaytambo', to: 'cusco', mode: 'road' },
          ]}
          modes={MODES}
          lengthOf={(km) => `${km} km`}
          label="De Cusco a Machu Picchu y de vuelta"
        />
      ),
    },
    {
      name: 'By boat and by air',
      render: () => (
        <TrailMap
          places={[
            { id: 'gye', name: 'Guayaquil', lat: -2.19, lon: -79.89, days: [1] },
            { id: 'santa-cruz', name: 'Santa Cruz', lat: -0.74, lon: -90.31, days: [2, 3] },
            { id: 'isabela', name: 'Isabela', lat: -0.96, lon: -90.97, days: [4] },
          ]}
          legs={[
            { from: 'gye', to: 'santa-cruz', mode: 'plane' },
            { from: 'santa-cruz', to: 'isabela', mode: 'boat' },
            { from: 'isabela', to: 'isabela', mode: 'bike' },
          ]}
          modes={MODES}
          lengthOf={(km) => `${km} km`}
          label="De Guayaquil a las islas"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
