import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { chartColor, chartColors, tokens } from '../tokens/index.ts';
import { Day, Name, Place, percent } from '../trail-map/chart-parts.tsx';
import type { Coast } from './coast-of.ts';
import { layOut, type SeaLine, type SeaPort, UNITS } from './lay-out.ts';

/** `page`: as wide as its column, with names where there is room. `card`: small, numbers alone, as high as its box. */
export type SeaMapForm = 'page' | 'card';

const FORMS = {
  page: { aspect: 1.6, least: 0.07, width: 700 },
  card: { aspect: 1.5, least: 0.068, width: 340 },
} as const;

/** Of the map's height, how far its coast goes on above and below: a card may be higher than its map. */
const BEYOND = 0.6;

const Water = styled('div', ownProps('form'))<{ form: SeaMapForm }>`
  ${chartColors}
  display: grid;
  align-content: center;
  position: relative;
  container-type: inline-size;
  overflow: hidden;
  min-height: 100%;
  background: ${chartColor('water')};
  ${({ form }) =>
    form === 'page' ? `border: 1px solid ${tokens.color.line}; border-radius: ${tokens.radius.card};` : ''}
`;

const Sheet = styled('div', ownProps('form'))<{ form: SeaMapForm }>`
  position: relative;
  width: 100%;
  aspect-ratio: ${({ form }) => FORMS[form].aspect};

  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** The shelf is what the land's shadow reaches. */
const Shelf = styled.div`
  position: absolute;
  inset: ${percent(-BEYOND)} 0;
  filter: drop-shadow(0 0 2px ${chartColor('shelf')}) drop-shadow(0 0 4px ${chartColor('shelf')});
`;

/** A drawing that is larger than its box, by the share of its own free room, as CSS has it. */
const offset = (from: number, size: number) => percent(from / (1 - size));

const Land = styled('div', ownProps('coast'))<{ coast: Coast }>`
  height: 100%;
  background: ${chartColor('land')};
  mask-image: url('${({ coast }) => coast.href}');
  mask-repeat: no-repeat;
  ${({ coast: { x, y, wide, high } }) => {
    const whole = 1 + 2 * BEYOND;
    const [top, tall] = [(y + BEYOND) / whole, high / whole];
    return `mask-size: ${percent(wide)} ${percent(tall)}; mask-position: ${offset(x, wide)} ${offset(top, tall)};`;
  }}
`;

const Channel = styled.path`
  fill: none;
  stroke: ${chartColor('water')};
  stroke-width: 7;
  stroke-linejoin: round;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;

const Wake = styled(Channel)`
  stroke: ${chartColor('wake')};
  stroke-width: 2.5;
`;

const small = 'min-width: 22px; height: 22px; padding-inline: 4px;';

const Dot = styled(Day, ownProps('form', 'sea'))<{ form: SeaMapForm; sea: boolean }>`
  ${({ form }) => (form === 'card' ? small : `@container (max-width: 480px) { ${small} }`)}
  border-color: ${({ sea }) => (sea ? chartColor('wake') : tokens.color.surface)};
  ${({ sea }) => (sea ? `background: ${chartColor('water')}; color: ${chartColor('wake')};` : '')}
`;

export interface SeaMapProps {
  /** the port of each day, null at sea */
  days: readonly (string | null)[];
  ports: readonly SeaPort[];
  /** ways over water between ports that follow each other */
  ways: readonly SeaLine[];
  /** the voyage in words */
  label: string;
  form?: SeaMapForm;
}

/**
 * A voyage on its sea: real coasts with a pale shelf, one wake through the points of its ways, ports filled with the
 * numbers of their days, days at sea hollow. Where a way is narrower than the coast is fine, the wake keeps its channel.
 */
export function SeaMap({ days, ports, ways, label, form = 'page' }: SeaMapProps) {
  const { places, wake, coast } = layOut(days, ports, ways, FORMS[form]);
  const box = `0 0 ${UNITS} ${UNITS / FORMS[form].aspect}`;
  return (
    <Water form={form} role="img" aria-label={label}>
      <Sheet form={form} aria-hidden="true">
        {coast ? (
          <Shelf>
            <Land coast={coast} />
          </Shelf>
        ) : null}
        <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true">
          <Channel d={wake} />
          <Wake d={wake} />
        </svg>
        {places.map(({ days: numbers, name, x, y, side }) => (
          <Place key={numbers[0]} x={x} y={y}>
            <Dot form={form} sea={name === ''}>
              {numbers.join(', ')}
            </Dot>
            {side && form === 'page' ? (
              <Name side={side} strong ground={chartColor('shelf')}>
                {name}
              </Name>
            ) : null}
          </Place>
        ))}
      </Sheet>
    </Water>
  );
}
