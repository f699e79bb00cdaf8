import { saidIn } from '@alisio/shared-contracts/languages';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { type SitePart, useAppScope } from '../page/index.ts';

/** A part that offers itself for a place of the page. */
export interface PartOffer {
  /** as `RemotePart` takes it */
  name: string;
  /** in the reader's language */
  title: string;
  /** where the same is had as a page */
  href: string;
  /** what its claim asks for */
  room: SitePart['room'];
  /** Fetches its code ahead: when a hand comes near what opens it. */
  warm: () => void;
}

/** The parts of live remotes that offer themselves for a slot, in the order of their places, then of their names. */
export function usePartsIn(slot: string): readonly PartOffer[] {
  const { parts } = useAppScope();
  const language = useLanguage();
  return useMemo(
    () =>
      (parts?.all ?? [])
        .filter((part) => part.slot === slot)
        .sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1))
        .map(({ name, head, href, room, record }) => ({
          name,
          title: saidIn(head, language).title,
          href,
          room,
          warm: () => void record.load(),
        })),
    [parts, slot, language],
  );
}
