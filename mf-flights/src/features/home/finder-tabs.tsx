import { useTexts } from '@alisio/platform/sdk/i18n';
import { PartRoom, RemotePart, usePartsIn } from '@alisio/platform/sdk/parts';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';
import { TabStrip } from '@alisio/shared-ui/tab-strip';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';

const { color, space } = tokens;

/**
 * Where there is room the strip stands in the air over the form, which stays where it is without one; in narrower
 * windows it would cover the boat. Panels lie on each other, those that nobody has opened yet with their room: what is
 * below them is where the highest one puts it, whichever shows. Who draws the page does not know which was chosen last.
 */
const Raised = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > [role='tabpanel'] {
    grid-area: 2 / 1;
  }

  & > [hidden] {
    display: block !important;
    visibility: hidden;
  }

  ${media.lg} {
    margin-top: calc(-1 * (${tokens.target} + ${space[2]} + ${space[2]} + 2px));
  }
`;

/** Looks as our own form does; what stands inside is the part's. */
const PartPanel = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.panel};
  background: ${color.surface};
  box-shadow: ${tokens.elevation.floating};

  ${media.md} {
    padding: ${space[6]};
  }
`;

const FLIGHTS = '';

/** The tab of the finder that was chosen last, by the name of its part; empty for flights. */
export const chosenSearch = defineSessionStore({
  key: 'alisio.home-search',
  version: 1,
  schema: z.strictObject({ part: z.string() }),
  initial: { part: FLIGHTS },
});

/**
 * The finder with a tab for each vertical that is live; with flights alone nothing but their form. A part's code comes
 * when a hand comes near its tab, and what was typed in one tab stays while another shows.
 */
export function FinderTabs({ children: flights }: { children: ReactNode }) {
  const { t } = useTexts('flights');
  const parts = usePartsIn('home-search');
  const kept = useSessionStore(chosenSearch, ({ part }) => part);
  const chosen = parts.some(({ name }) => name === kept) ? kept : FLIGHTS;
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (parts.length === 0) return flights;

  const choose = (part: string) => {
    setOpened((before) => [...before, chosen, part]);
    chosenSearch.set({ part });
  };
  return (
    <Raised>
      <TabStrip
        label={t('home.searches')}
        value={chosen}
        onChange={choose}
        onNear={(near) => parts.find(({ name }) => name === near)?.warm()}
        items={[
          { id: FLIGHTS, title: t('home.flights'), panel: flights },
          ...parts.map(({ name, title, room }) => ({
            id: name,
            title,
            panel: (
              <PartPanel>
                {name === chosen || opened.includes(name) ? (
                  <RemotePart name={name} />
                ) : (
                  <PartRoom room={room} />
                )}
              </PartPanel>
            ),
          })),
        ]}
      />
    </Raised>
  );
}
