import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { framePaths, Glyph, Icon, type IconName, Logo } from './index.ts';
import { paths } from './paths.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${tokens.space[5]} ${tokens.space[3]};
  font-size: ${tokens.text[13]};
  color: ${tokens.color.ink2};

  & li {
    display: grid;
    justify-items: center;
    gap: ${tokens.space[2]};
  }

  & svg {
    color: ${tokens.color.ink};
  }
`;

function isIcon(name: string): name is IconName {
  return name in paths;
}

export default {
  title: 'Icons',
  topic: 'Foundations',
  examples: [
    {
      name: 'All of them',
      render: () => (
        <Grid>
          {Object.keys(paths)
            .filter(isIcon)
            .map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
        </Grid>
      ),
    },
    { name: 'One drawing alone', render: () => <Glyph path={framePaths.globe} label="Idioma" /> },
    { name: 'The mark', render: () => <Logo name="alisio" /> },
  ],
} satisfies CatalogueEntry;
