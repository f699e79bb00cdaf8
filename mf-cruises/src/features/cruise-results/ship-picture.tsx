import { Art } from '@alisio/shared-ui/poster';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Frame = styled(Art)`
  border-radius: ${tokens.radius.control};
`;

/** A ship as it is drawn, always the same for the same ship. @param ship its code */
export const ShipPicture = ({ ship }: { ship: string }) => <Frame ratio="4 / 3" data-ship={ship} />;
