import type { Beat } from './heartbeat.ts';

const TICK_MS = 1000;
/** Seconds of silence after which a tab hangs. The worker's own: who slept with the machine has not been silent. */
const SILENT_TICKS = 5;

let last: Beat | null = null;
let silent = 0;

function tell({ address, host, page, source, version }: Beat): void {
  const message = `no sign of life for ${(SILENT_TICKS * TICK_MS) / 1000} s`;
  const reports = [{ kind: 'error', source, version, page, name: 'Hang', message }];
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ host, reports }),
  }).catch(() => undefined);
}

addEventListener('message', ({ data }: MessageEvent<Beat | null>) => {
  last = data;
  silent = 0;
});

setInterval(() => {
  silent += 1;
  // Once: until the page shows a sign of life again there is no more to say.
  if (last && silent === SILENT_TICKS) tell(last);
}, TICK_MS);
