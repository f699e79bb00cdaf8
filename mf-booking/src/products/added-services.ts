import type { AddedService, OfferedService, Quantities } from './product.ts';

/** What of the wanted can be had, and what cannot. */
export interface Addition {
  added: AddedService[];
  dropped: Pick<AddedService, 'name' | 'quantity'>[];
}

/** @param wanted how many of each; none where it says nothing of it */
export function additionOf(offered: readonly OfferedService[], wanted: Quantities = {}): Addition {
  const added: AddedService[] = [];
  const dropped: Addition['dropped'] = [];
  for (const [name, asked] of Object.entries(wanted)) {
    const { each, most = 0 } = offered.find((one) => one.name === name) ?? {};
    const quantity = each ? Math.min(asked, most) : 0;
    if (each && quantity > 0) added.push({ name, quantity, each });
    if (asked > quantity) dropped.push({ name, quantity: asked - quantity });
  }
  return { added, dropped };
}

/** Whether anything can be added at all: §5, nothing without the price of one. */
export const isAnyOffered = (offered: readonly OfferedService[]): boolean =>
  offered.some(({ each, most }) => each !== undefined && most > 0);
