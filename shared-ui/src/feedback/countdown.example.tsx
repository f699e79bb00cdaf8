import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Row, Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Clock, Countdown, PriceClock, type TimeLeft } from './index.ts';

const MINUTE_MS = 60_000;

function text({ minutes, seconds }: TimeLeft) {
  if (minutes === 0) return 'El tiempo terminó: volvemos a pedir el precio.';
  if (minutes > 2) {
    return (
      <>
        Tu precio se mantiene <b>{minutes} min</b>
      </>
    );
  }
  return (
    <>
      Quedan <b>{seconds} s</b>, luego pedimos el precio otra vez
    </>
  );
}

function announcement({ minutes }: TimeLeft) {
  return minutes > 0 ? `Tu precio se mantiene ${minutes} min más` : 'El tiempo terminó';
}

function Held({ minutes }: { minutes: number }) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + minutes * MINUTE_MS);
  return (
    <Row gap={5} wrap>
      <Countdown endsAt={endsAt} totalSeconds={900} text={text} announcement={announcement} />
      <Button size="s" variant="quiet" onClick={() => setEndsAt(Date.now() + 15 * MINUTE_MS)}>
        Mantener otros 15 min
      </Button>
    </Row>
  );
}

const PRICES = {
  firm: 'Precios firmes',
  over: 'Precios por confirmar',
  renew: 'Renovar',
  minutes: (count: number) => `${count} min`,
  left: (count: number) => `Estos precios se mantienen ${count} minutos más`,
};

function Firm({ minutes }: { minutes: number }) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + minutes * MINUTE_MS);
  return (
    <PriceClock
      expiresAt={new Date(endsAt).toISOString()}
      words={PRICES}
      onRenew={() => setEndsAt(Date.now() + 15 * MINUTE_MS)}
    />
  );
}

export default {
  title: 'Clock and countdown',
  topic: 'Feedback',
  examples: [
    { name: 'A price that holds', render: () => <Held minutes={13} /> },
    { name: 'Little time left', render: () => <Held minutes={1.5} /> },
    { name: 'Time is up', render: () => <Held minutes={0} /> },
    { name: 'The prices of a list', render: () => <Firm minutes={12} /> },
    { name: 'They can be renewed near their end', render: () => <Firm minutes={1.5} /> },
    {
      name: 'The clock alone counts nothing',
      render: () => (
        <Stack gap={3}>
          <div>
            <Clock fraction={0.8} text="Precios firmes" />
          </div>
          <div>
            <Clock fraction={0.1} soon text="Queda poco" />
          </div>
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
