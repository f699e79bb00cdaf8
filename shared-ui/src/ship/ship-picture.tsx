import type { ComponentProps } from 'react';
import { Art, type ArtProps } from '../poster/index.ts';
import type { Hour } from '../stay/hours.ts';
import { type CabinKind, cabinDrawings } from './cabin-drawings.ts';
import { type ShipView, ships } from './catalogue.ts';

interface PictureProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  /** Accessible name; without it the picture is decoration beside the name. */
  label?: string;
  /** It is in the first view. */
  eager?: boolean;
}

function Picture({
  src,
  label = '',
  eager = false,
  ratio = '4 / 3',
  ...rest
}: PictureProps & { src: string }) {
  return (
    <Art ratio={ratio} {...rest}>
      <img src={src} alt={label} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </Art>
  );
}

export interface ShipPictureProps extends PictureProps {
  /** what lies behind it */
  view: ShipView;
  hour: Hour;
}

/** A cruise ship as it is drawn where there is no photo: of nobody's line. */
export const ShipPicture = ({ view, hour, ...rest }: ShipPictureProps) => (
  <Picture src={ships[view][hour]} {...rest} />
);

export interface CabinPictureProps extends PictureProps {
  kind: CabinKind;
}

/** A cabin of a kind, as it is drawn where there is no photo. */
export const CabinPicture = ({ kind, ...rest }: CabinPictureProps) => (
  <Picture src={cabinDrawings[kind]} {...rest} />
);
