import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { type MapPin, PinMap } from './index.ts';

const pin = (id: string, lat: number, lon: number, price: number): MapPin => ({
  id,
  lat,
  lon,
  text: `US$ ${price}`,
  label: `${id}, US$ ${price}`,
});
const pins = [
  pin('Casa del Aljibe', 10.4236, -75.5507, 684),
  pin('Posada del Patio', 10.4199, -75.5468, 348),
  pin('Hotel Brisa', 10.4005, -75.5562, 512),
  pin('Muelle Norte', 10.4102, -75.5335, 436),
];

const labels = {
  title: 'Mapa de hoteles',
  keys: 'Precios en el mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  several: (group: readonly MapPin[]) => `${group.length} hoteles`,
  searchHere: 'Buscar en esta zona',
  loading: 'Cargando el mapa…',
  cannot: 'Este navegador no puede dibujar el mapa. En la lista están los mismos hoteles.',
  failed: 'El mapa no llegó.',
  retry: 'Reintentar',
  source: 'Calles de muestra',
};

const WHERE = { ...labels, title: 'Dónde está Casa del Aljibe' };

const plain = { land: [], parks: [], roads: [], places: [] };
const ground = () => Promise.resolve(plain);
const ROOM = { height: 400 };

export default {
  title: 'Map',
  topic: 'Travel',
  examples: [
    {
      name: 'Prices at their places',
      render: () => (
        <div style={ROOM}>
          <PinMap pins={pins} ground={ground} labels={labels} onSearchHere={() => {}} />
        </div>
      ),
    },
    {
      name: 'Where one place is',
      render: () => (
        <div style={ROOM}>
          <PinMap pins={[]} place={{ lat: 10.4236, lon: -75.5507 }} ground={ground} labels={WHERE} />
        </div>
      ),
    },
  ],
} satisfies CatalogueEntry;
