export { PartRoom } from './part-room.tsx';
export { RemotePart, type RemotePartProps } from './remote-part.tsx';
export { type PartOffer, usePartsIn } from './use-parts-in.ts';
