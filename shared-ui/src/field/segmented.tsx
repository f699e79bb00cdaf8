import styled from '@emotion/styled';
import { VisuallyHidden } from '../layout/index.ts';
import { tokens } from '../tokens/index.ts';

const { color } = tokens;

const Track = styled.fieldset`
  display: inline-flex;
  padding: ${tokens.space[1]};
  border-radius: ${tokens.radius.control};
  background: ${color.sunken};
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${tokens.target};
  padding: 0 ${tokens.space[4]};
  border-radius: ${tokens.radius.tag};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  color: ${color.ink2};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${tokens.motion.color} ${tokens.motion.ease};

  &:has(:checked) {
    background: ${color.surface};
    color: ${color.ink};
    /* By night a raised surface hardly differs from a sunken one. */
    box-shadow: inset 0 0 0 1px ${color.lineStrong}, ${tokens.elevation.raised};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid;
    }
  }
`;

const Hidden = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export interface SegmentedProps<V extends string> {
  /** Read out before the choices; not shown. */
  legend: string;
  name: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
}

/** Two or three views of the same thing, one chosen: radios that look like a switch. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { legend, name, options, value, onChange, className } = props;
  return (
    <Track className={className}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <Hidden
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
