import { samplePhoto } from '../photo/sample-photo.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Gallery, type GalleryPicture } from './index.ts';

const photos: readonly GalleryPicture[] = [
  'Un velero frente a la playa',
  'La bahía en la mañana',
  'La playa al atardecer',
  'El muelle desde la terraza',
  'La costa desde el aire',
  'La piscina',
].map((alt, at) => ({ id: alt, alt, photo: samplePhoto(190 + at * 32) }));

const posters: readonly GalleryPicture[] = [
  { id: 'cartagena', alt: 'Cartagena', place: 'cartagena' },
  { id: 'lima', alt: 'Lima', place: 'lima' },
  { id: 'habana', alt: 'La Habana', place: 'la-habana' },
];

const labelsOf = (title: string, count: number) => ({
  title,
  all: `Ver las ${count} fotos`,
  close: 'Cerrar',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  counter: (position: number, of: number) => `${position} de ${of}`,
});

export default {
  title: 'Gallery',
  topic: 'Content',
  examples: [
    {
      name: 'Photos, one of them large',
      render: () => (
        <Gallery pictures={photos} labels={labelsOf('Fotos de Casa del Aljibe', photos.length)} />
      ),
    },
    {
      name: 'Posters where there are no photos',
      render: () => <Gallery pictures={posters} labels={labelsOf('Carteles', posters.length)} />,
    },
  ],
} satisfies CatalogueEntry;
