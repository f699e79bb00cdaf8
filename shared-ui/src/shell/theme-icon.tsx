import styled from '@emotion/styled';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const Moon = styled(Icon)`
  display: ${tokens.show.light};
`;

const Sun = styled(Icon)`
  display: ${tokens.show.dark};
`;

/** The theme one would change to. Both are there and the theme's variables show one, so a server needs not know. */
export function ThemeIcon() {
  return (
    <>
      <Moon name="moon" />
      <Sun name="sun" />
    </>
  );
}
