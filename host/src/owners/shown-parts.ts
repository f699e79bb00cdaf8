import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { MAIN_ID } from '../shown-page/page-head.ts';

/** A part of the page in the window, and whose it is. Places in CSS pixels from the window's corner. */
export interface ShownPart {
  name: string;
  version: string;
  owner: string;
  /** the tab asked for this version, or the visitor is in the share of one on its way */
  kind: 'released' | 'override' | 'candidate';
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Lower than this nobody sees: a link for the keyboard, a place that is still empty. */
const LEAST_HEIGHT = 8;

const isElement = (node: Element): node is HTMLElement => node instanceof HTMLElement;

/** The main part, the host's parts around it, and what is marked deeper inside of any of them. */
function markedElements(root: Document): HTMLElement[] {
  const around = [...(root.getElementById(MAIN_ID)?.parentElement?.children ?? [])].filter(isElement);
  const deeper = [...root.querySelectorAll<HTMLElement>('[data-remote]')];
  return [...new Set([...around, ...deeper])];
}

function kindOf({ overrides = [], candidates = [] }: PublicRegistry, name: string): ShownPart['kind'] {
  if (overrides.some((one) => one.name === name && one.state !== 'refused')) return 'override';
  return candidates.includes(name) ? 'candidate' : 'released';
}

/** What of the page is in the window now. What carries no mark is the host's. */
export function shownParts(root: Document, registry: PublicRegistry): ShownPart[] {
  const { version: hostVersion = '', owner: hostOwner = '' } = registry.host ?? {};
  return markedElements(root).flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const inWindow = top < window.innerHeight && top + height > 0 && left + width > 0;
    if (!inWindow || height < LEAST_HEIGHT || width < LEAST_HEIGHT) return [];
    const { remote: name = 'host', version = hostVersion, owner = hostOwner } = element.dataset;
    return [{ name, version, owner, kind: kindOf(registry, name), top, left, width, height }];
  });
}
