import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Towns } from './towns.ts';

/** Names a data set: another one is filled in anew. */
const versionOf = (towns: Towns) =>
  createHash('sha256')
    .update(towns.all.map(({ id, lat, lon }) => `${id} ${lat} ${lon}`).join('\n'))
    .digest('base64url');

/** Puts the towns where their index is, once for a data set; safe when several processes do it at once. */
export async function fillTowns({ db }: Database, towns: Towns): Promise<void> {
  const version = versionOf(towns);
  const isFilled = await db
    .selectFrom('hotel_town_set')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  if (isFilled) return;
  await db.transaction().execute(async (tx) => {
    // One process fills, the others wait for it and find it done.
    await sql`LOCK TABLE hotel_town_set IN EXCLUSIVE MODE`.execute(tx);
    const done = await tx
      .selectFrom('hotel_town_set')
      .select('version')
      .where('version', '=', version)
      .executeTakeFirst();
    if (done) return;
    await tx.deleteFrom('hotel_town').execute();
    await tx.deleteFrom('hotel_town_set').execute();
    const rows = JSON.stringify(towns.all.map(({ id, lat, lon }) => ({ id, lat, lon })));
    await sql`
      INSERT INTO hotel_town (id, lat, lon)
      SELECT id, lat, lon FROM json_to_recordset(${rows}::json)
        AS town(id text, lat double precision, lon double precision)`.execute(tx);
    await tx.insertInto('hotel_town_set').values({ version }).execute();
  });
}
