import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** The form of a search, over whatever is behind it. */
export const Finder = styled.form`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.panel};
  background: ${color.surface};
  box-shadow: ${tokens.elevation.floating};

  ${media.md} {
    padding: ${space[6]};
  }
`;

export const Slot = styled.div`
  min-width: 0;
`;

/** What opens a panel: nothing without script, where plain fields stand in its place. */
export const WithScript = styled(Slot)`
  ${media.withoutScript} {
    display: none;
  }
`;

export const SlotError = styled.p`
  margin-top: ${space[1]};
  font-size: ${tokens.text[14]};
  font-weight: 550;
  color: ${color.badText};
`;

/** The button that searches: as high as the slots beside it. */
export const Go = styled.div`
  display: grid;

  & > button {
    min-height: ${space[16]};
    padding-inline: ${space[5]};
  }

  ${media.md} {
    grid-column: 1 / -1;
  }

  ${media.xl} {
    grid-column: auto;
  }
`;
