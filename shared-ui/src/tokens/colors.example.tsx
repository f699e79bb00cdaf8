import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { contrast } from './contrast.ts';
import { type ColorPairs, shapePairs, textPairs } from './contrast-pairs.ts';
import { type ColorName, palette, type ThemeName, tokens } from './index.ts';

const { color, space, text } = tokens;

/** Both themes at once, whichever the page has. */
const Sheet = styled.div`
  padding: ${space[6]} ${space[4]};
  background: ${color.paper};
  color: ${color.ink};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[4]};
`;

const Pairs = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(224px, 100%), 1fr));
  gap: ${space[3]};
`;

const Swatch = styled.div`
  height: ${space[16]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
`;

const Label = styled.p`
  margin-top: ${space[1]};
  font-size: ${text[14]};
  font-weight: 600;
`;

const Value = styled.p`
  font-size: ${text[13]};
  color: ${color.ink2};
`;

const Pair = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.control};
  font-size: ${text[14]};
  font-weight: 600;
`;

function isColor(name: string): name is ColorName {
  return name in palette.light;
}

const names = Object.keys(palette.light).filter(isColor);

function Colors({ theme }: { theme: ThemeName }) {
  return (
    <Sheet data-theme={theme}>
      <Grid>
        {names.map((name) => (
          <li key={name}>
            <Swatch style={{ background: palette[theme][name] }} />
            <Label>{name}</Label>
            <Value>{palette[theme][name]}</Value>
          </li>
        ))}
      </Grid>
    </Sheet>
  );
}

function ratio(theme: ThemeName, front: ColorName, behind: ColorName): string {
  return contrast(palette[theme][front], palette[theme][behind]).toFixed(1);
}

/** Words in the colours of their pair. */
function Read({ theme }: { theme: ThemeName }) {
  return (
    <Sheet data-theme={theme}>
      <Pairs>
        {eachPair(textPairs).map(([front, behind]) => (
          <li key={`${front} ${behind}`}>
            <Pair style={{ background: color[behind], color: color[front] }}>
              <span>
                {front} · {behind}
              </span>
              <span>{ratio(theme, front, behind)}</span>
            </Pair>
          </li>
        ))}
      </Pairs>
    </Sheet>
  );
}

const Dot = styled.span`
  width: ${space[5]};
  height: ${space[5]};
  border: 3px solid;
  border-radius: ${tokens.radius.pill};
`;

/** Rings in the colour of their pair; they are made out, not read. */
function Shapes({ theme }: { theme: ThemeName }) {
  return (
    <Sheet data-theme={theme}>
      <Grid>
        {eachPair(shapePairs).map(([front, behind]) => (
          <li key={`${front} ${behind}`}>
            <Swatch as={Pair} style={{ background: color[behind] }}>
              <Dot style={{ borderColor: color[front] }} />
            </Swatch>
            <Label>
              {front} · {behind}
            </Label>
            <Value>{ratio(theme, front, behind)}</Value>
          </li>
        ))}
      </Grid>
    </Sheet>
  );
}

function eachPair(pairs: readonly ColorPairs[]): [front: ColorName, behind: ColorName][] {
  return pairs.flatMap(([fronts, behinds]) =>
    fronts.flatMap((front) => behinds.map((behind): [ColorName, ColorName] => [front, behind])),
  );
}

export default {
  title: 'Colours',
  topic: 'Foundations',
  examples: [
    { name: 'By day', bleed: true, render: () => <Colors theme="light" /> },
    { name: 'By night', bleed: true, render: () => <Colors theme="dark" /> },
    {
      name: 'Text on its ground by day, at least 4.5 to 1',
      bleed: true,
      render: () => <Read theme="light" />,
    },
    {
      name: 'Text on its ground by night, at least 4.5 to 1',
      bleed: true,
      render: () => <Read theme="dark" />,
    },
    {
      name: 'Marks and borders by day, at least 3 to 1',
      bleed: true,
      render: () => <Shapes theme="light" />,
    },
    {
      name: 'Marks and borders by night, at least 3 to 1',
      bleed: true,
      render: () => <Shapes theme="dark" />,
    },
  ],
} satisfies CatalogueEntry;
