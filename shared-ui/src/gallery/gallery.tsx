import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useLatePart } from '../late-part/index.ts';
import { Photo } from '../photo/index.ts';
import { Foot, Grid, Opener } from './gallery-styles.tsx';
import type { GalleryLabels, GalleryPicture } from './gallery-types.ts';

/** How many fit beside each other without a hole. */
const SHOWN = [5, 3, 1] as const;
const SIZES = '(min-width: 1280px) 608px, (min-width: 768px) 50vw, 100vw';

const loadViewer = () =>
  import(/* webpackChunkName: "gallery-viewer" */ './viewer.tsx').then(({ Viewer }) => Viewer);

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  className?: string;
}

/** The pictures of a place: a few of them at once, all of them over the whole window when one is pressed. */
export function Gallery({ pictures, labels, className }: GalleryProps) {
  const { part: Viewer, want } = useLatePart(loadViewer);
  const [opened, setOpened] = useState<number>();
  const count = SHOWN.find((fits) => fits <= pictures.length) ?? 0;

  const open = (place: number) => {
    setOpened(place);
    void want();
  };

  return (
    <section aria-label={labels.title} className={className}>
      <Grid data-count={count}>
        {pictures.slice(0, count).map(({ id, alt, photo, place }, at) => (
          <li key={id}>
            <Opener type="button" onClick={() => open(at)}>
              <Photo photo={photo} place={place} alt={alt} fill priority={at === 0} sizes={SIZES} />
            </Opener>
          </li>
        ))}
      </Grid>
      {pictures.length > 1 ? (
        <Foot>
          <Button variant="quiet" size="s" onClick={() => open(0)}>
            {labels.all}
          </Button>
        </Foot>
      ) : null}
      {Viewer ? (
        <Viewer
          pictures={pictures}
          labels={labels}
          at={opened}
          onMove={setOpened}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </section>
  );
}
