import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

const { color, radius, space, text } = tokens;

/** What the map's own library needs of a style sheet, and no more. */
export const Frame = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  width: 100%;
  height: 100%;
  min-height: 240px;
  background: ${color.sunken};

  & .maplibregl-map,
  & .maplibregl-canvas-container {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }

  & .maplibregl-canvas {
    position: absolute;
    top: 0;
    left: 0;
    outline-offset: -3px;
  }

  & .maplibregl-canvas-container.maplibregl-interactive {
    cursor: grab;
    -webkit-user-select: none;
    user-select: none;
  }

  & .maplibregl-canvas-container.maplibregl-interactive:active {
    cursor: grabbing;
  }

  & .maplibregl-canvas-container.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan,
  & .maplibregl-canvas-container.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas {
    touch-action: none;
  }

  & .maplibregl-control-container {
    display: none;
  }
`;

/** As large as the frame from the first moment on: what stands on the map is placed by it. */
export const Whole = styled.div`
  position: absolute;
  inset: 0;
`;

export const Said = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  color: ${color.ink2};
  font-size: ${text[14]};
  text-align: center;
  text-wrap: balance;
`;

/** Over the picture; what is not pressed lets a hand through to the map. */
export const Bubbles = styled.ul`
  position: absolute;
  inset: 0;
  overflow: hidden;
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: none;

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    width: max-content;
  }

  & > li[data-over] {
    z-index: 1;
  }
`;

export const Bubble = styled.button`
  display: block;
  min-height: 28px;
  padding: 0 ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${tokens.elevation.raised};
  font: inherit;
  font-size: ${text[13]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 26px;
  white-space: nowrap;
  cursor: pointer;
  pointer-events: auto;
  transform: translate(-50%, -50%);
  transition: background ${tokens.motion.color} ${tokens.motion.ease};

  /* Several hotels: a dark disc with their number, told apart from a price at a glance. */
  &[data-several] {
    min-width: 34px;
    min-height: 34px;
    padding: 0 ${space[2]};
    border-color: ${color.surface};
    background: ${color.ink};
    color: ${color.paper};
  }

  &:hover,
  &[data-over],
  &[data-several][data-over] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
`;

/** The one place of a map that shows where something is. */
export const Place = styled.span`
  display: block;
  color: ${color.action};
  transform: translate(-50%, -100%);

  & svg {
    display: block;
    width: 36px;
    height: 50px;
  }

  & circle {
    fill: ${color.surface};
  }
`;

export const Controls = styled.div`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[8]};
  display: grid;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  overflow: hidden;
  background: ${color.surface};
  box-shadow: ${tokens.elevation.raised};
`;

export const Above = styled.div`
  position: absolute;
  top: ${space[8]};
  left: 0;
  right: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > button {
    border-radius: ${radius.pill};
    background: ${color.surface};
    box-shadow: ${tokens.elevation.floating};
    pointer-events: auto;
  }
`;

export const Source = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  margin: 0;
  padding: 2px ${space[2]};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${text[13]};
  line-height: 16px;
  border-radius: ${radius.tag} 0 0 0;

  /* What leads back to the list stands at the foot of a phone. */
  ${media.belowSm} {
    top: 0;
    right: auto;
    bottom: auto;
    left: 0;
    border-radius: 0 0 ${radius.tag} 0;
  }
`;
