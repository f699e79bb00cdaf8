import type { ComponentType } from 'react';

/**
 * Where icon sets are served (§7: the site's own address), and §9: milliseconds until a request is given up and
 * until the next address is tried, characters of the longest address.
 */
export const ICON_REQUESTS = { resources: ['/api/icons'], timeout: 5000, rotate: 750, maxURL: 500 } as const;

export interface DrawnIconProps {
  /** set and name: `circle-flags:co` */
  icon: string;
  width: string;
  height: string;
}

export type DrawnIcon = ComponentType<DrawnIconProps>;

let library: Promise<DrawnIcon> | undefined;

async function load(): Promise<DrawnIcon> {
  const { addAPIProvider, Icon } = await import(/* webpackChunkName: "icon-library" */ '@iconify/react');
  const { resources, timeout, rotate, maxURL } = ICON_REQUESTS;
  addAPIProvider('', {
    resources: resources.map((path) => new URL(path, window.location.href).href),
    timeout,
    rotate,
    maxURL,
    path: '/',
  });
  return Icon;
}

/** The library that fetches and draws icons, loaded once; asked for again after a failure. Browser only. */
export function iconLibrary(): Promise<DrawnIcon> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}
