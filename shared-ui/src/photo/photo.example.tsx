import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { Photo } from './index.ts';
import { samplePhoto } from './sample-photo.ts';

const Narrow = styled.div`
  max-width: 360px;
`;

export default {
  title: 'Photo',
  topic: 'Content',
  examples: [
    {
      name: 'A photo in a box of fixed shape',
      render: () => (
        <Narrow>
          <Photo photo={samplePhoto(200)} alt="Un velero frente a la playa" />
        </Narrow>
      ),
    },
    {
      name: 'No photo: the poster of its place',
      render: () => (
        <Narrow>
          <Photo place="cartagena" alt="Cartagena" ratio="16 / 9" />
        </Narrow>
      ),
    },
    {
      name: 'A photo that does not arrive',
      render: () => (
        <Narrow>
          <Photo photo={{ src: 'data:image/png,broken' }} place="santorini" alt="Santorini" />
        </Narrow>
      ),
    },
    {
      name: 'Neither: the quiet box, or what the caller gives',
      render: () => (
        <Narrow>
          <Photo alt="" fallback={<Muted>Aún no hay fotos</Muted>} ratio="3 / 1" />
        </Narrow>
      ),
    },
  ],
} satisfies CatalogueEntry;
