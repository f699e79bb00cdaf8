import styled from '@emotion/styled';
import { framePaths, Glyph } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const Moon = styled(Glyph)`
  display: ${tokens.show.light};
`;

const Sun = styled(Glyph)`
  display: ${tokens.show.dark};
`;

/** The theme one would change to. Both are there and the theme's variables show one, so a server needs not know. */
export function ThemeIcon() {
  return (
    <>
      <Moon path={framePaths.moon} />
      <Sun path={framePaths.sun} />
    </>
  );
}
