import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { Poster } from '../poster/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

interface FrameProps {
  ratio: string;
  fill: boolean;
}

/** Its shape is fixed before anything has arrived, so nothing moves when it does. */
const Frame = styled('div', ownProps('ratio', 'fill'))<FrameProps>`
  position: relative;
  overflow: hidden;
  background: ${tokens.color.sunken};
  ${({ ratio, fill }) => (fill ? 'height: 100%;' : `aspect-ratio: ${ratio};`)}

  & picture {
    display: contents;
  }

  & > picture > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* The alternative text while there is no picture. */
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[13]};
  }
`;

const Middle = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
`;

export interface PhotoSource {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** With widths: `a-480.avif 480w, a-960.avif 960w`. */
  srcSet: string;
}

/** A supplier's picture in every size and format that there is. */
export interface PhotoFile {
  /** What every browser can show. */
  src: string;
  srcSet?: string;
  /** Better formats, the best first. */
  sources?: readonly PhotoSource[];
}

export interface PhotoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Without one the stand-in is shown at once. */
  photo?: PhotoFile;
  /** What is to be seen; empty where the words beside it say so. */
  alt: string;
  /** How wide it is shown, for the choice of a size: `(min-width: 768px) 248px, 100vw`. */
  sizes?: string;
  /** CSS aspect ratio; with `fill` it takes the height of what is around it. */
  ratio?: string;
  fill?: boolean;
  /** In sight when the page opens: fetched at once and first. */
  priority?: boolean;
  /** Its poster stands in for a photo that is missing or does not arrive. */
  place?: string;
  /** Stands in instead of a poster. */
  fallback?: ReactNode;
}

/** A photo, or what stands in for it, in a box of fixed shape. */
export function Photo({ photo, alt, sizes, ratio = '4 / 3', fill = false, priority, ...rest }: PhotoProps) {
  const { place, fallback, ...box } = rest;
  const [failed, setFailed] = useState<string>();
  const src = photo?.src;
  // What failed before this script arrived sends no event any more.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      setFailed(image.getAttribute('src') ?? '');
  }, []);

  if (!photo || failed === src) {
    const poster = place ? <Poster place={place} fill wide={isFlat(ratio)} label={alt || undefined} /> : null;
    const standIn = fallback ? <Middle>{fallback}</Middle> : poster;
    const naming = !standIn && alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <Frame ratio={ratio} fill={fill} {...naming} {...box}>
        {standIn}
      </Frame>
    );
  }
  return (
    <Frame ratio={ratio} fill={fill} {...box}>
      <picture>
        {photo.sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          ref={look}
          src={src}
          srcSet={photo.srcSet}
          sizes={photo.srcSet ? sizes : undefined}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      </picture>
    </Frame>
  );
}

/** `16 / 9` and flatter, where a poster shows its wide cut. */
function isFlat(ratio: string): boolean {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width / height >= 16 / 9;
}
