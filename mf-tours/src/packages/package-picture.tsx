import type { HotelPicture } from '@alisio/shared-contracts/hotels';
import { Photo } from '@alisio/shared-ui/photo';
import { StayPicture } from '@alisio/shared-ui/stay';
import styled from '@emotion/styled';

/** It fills the room that its place has for it. */
const Frame = styled.div`
  position: relative;
  min-height: 160px;
  overflow: hidden;
`;

export interface PackagePictureProps {
  image: HotelPicture;
  /** it is in the first view */
  eager: boolean;
}

/** A hotel's photo, or what is drawn in its place: decoration beside its name. */
export const PackagePicture = ({ image, eager }: PackagePictureProps) => (
  <Frame>
    {'url' in image ? (
      <Photo photo={{ src: image.url }} alt={image.alt} fill sizes="232px" />
    ) : (
      <StayPicture view={image.draws} hour={image.light} seed={image.seed} fill eager={eager} />
    )}
  </Frame>
);
