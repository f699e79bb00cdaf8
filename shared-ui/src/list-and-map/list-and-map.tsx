import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** Side by side from 1024. */
const Columns = styled('div', { shouldForwardProp: (name) => name !== 'hasMap' })<{ hasMap: boolean }>`
  & > div:first-of-type {
    min-width: 0;
  }

  ${media.lg} {
    display: grid;
    grid-template-columns: ${({ hasMap }) => (hasMap ? 'minmax(0, 1fr) 440px' : 'minmax(0, 808px)')};
    gap: ${space[8]};
    align-items: start;
  }
`;

/** Beside the list it stays in sight; on a phone it lies over it when it is opened. */
const MapBox = styled('aside', { shouldForwardProp: (name) => name !== 'open' })<{ open: boolean }>`
  display: ${({ open }) => (open ? 'block' : 'none')};
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  background: ${color.sunken};

  ${media.lg} {
    display: block;
    position: sticky;
    top: calc(72px + ${space[6]});
    z-index: auto;
    overflow: hidden;
    height: calc(100dvh - 72px - ${space[12]});
    max-height: 760px;
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.card};
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/**
 * On a phone a strip of its own below the list, so that it lies over nobody's name; over the open map the button alone, which
 * leads back.
 */
const Turn = styled('div', { shouldForwardProp: (name) => name !== 'open' })<{ open: boolean }>`
  position: ${({ open }) => (open ? 'fixed' : 'sticky')};
  inset: auto 0 0;
  z-index: ${({ open }) => (open ? tokens.layer.dialog : tokens.layer.sticky)};
  display: grid;
  justify-content: center;
  margin: ${({ open }) => (open ? 0 : `${space[4]} calc(-1 * ${tokens.gutter}) 0`)};
  padding: ${space[2]} ${tokens.gutter} calc(${space[2]} + env(safe-area-inset-bottom, 0px));
  border-top: ${({ open }) => (open ? 'none' : `1px solid ${color.line}`)};
  background: ${({ open }) => (open ? 'none' : color.paper)};
  pointer-events: ${({ open }) => (open ? 'none' : 'auto')};

  & > button {
    border-radius: ${tokens.radius.pill};
    box-shadow: ${({ open }) => (open ? tokens.elevation.floating : 'none')};
    pointer-events: auto;
  }

  ${media.lg} {
    display: none;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export interface ListAndMapProps {
  /** draws the map; nothing for a list alone */
  map: ((isOpen: boolean) => ReactNode) | undefined;
  /** on a phone the map lies over the list */
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  labels: {
    /** names the map among the page's regions */
    map: string;
    /** of the button that opens it */
    open: string;
    /** of the one that leads back */
    list: string;
  };
  children: ReactNode;
}

/** A list and the map of it: beside each other in wide windows, one over the other on a phone. */
export function ListAndMap({ map, isOpen, onOpen, labels, children }: ListAndMapProps) {
  return (
    <Columns hasMap={map !== undefined}>
      <div>{children}</div>
      {map ? (
        <MapBox open={isOpen} aria-label={labels.map}>
          {map(isOpen)}
        </MapBox>
      ) : null}
      {map ? (
        <Turn open={isOpen}>
          <Button size="s" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            <Icon name={isOpen ? 'close' : 'pin'} size="s" />
            {isOpen ? labels.list : labels.open}
          </Button>
        </Turn>
      ) : null}
    </Columns>
  );
}
