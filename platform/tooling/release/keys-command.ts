import { resolve } from 'node:path';
import { type Flags, NotUnderstood, readCommandLine, runCommand } from '../command-line/index.ts';
import { describeKeys } from './granting/describe-keys.ts';
import { beyondText, changesText, grantText } from './granting/grant-text.ts';
import { grantKey, revokeKey } from './granting/issue-keys.ts';
import { newNames } from './granting/known-names.ts';
import { makePair } from './granting/make-pair.ts';
import { putBack } from './granting/put-back.ts';
import { readGrant, readMoment } from './granting/read-grant.ts';
import { brokenText } from './registry/move-pointer.ts';
import { readPointer } from './registry/pointer.ts';
import { keyIdOfPem } from './rights/key-id.ts';
import { learnKeys } from './rights/learn-keys.ts';
import { localSite, releasedBy } from './site/local-site.ts';
import { dataDirOf } from './stores/data-dir.ts';
import { KEYS_USAGE } from './usage.ts';

interface Verb {
  flags: Flags;
  run(line: ReturnType<typeof readCommandLine>): Promise<void>;
}

const site = () => localSite(dataDirOf());

/** A revision, or a time. */
const readSince = (text: string): Date | number =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : new Date(readMoment('since', text));

const VERBS: Readonly<Record<string, Verb>> = {
  make: {
    flags: { out: 'value' },
    async run(line) {
      const file = line.value('out');
      if (!file) throw new NotUnderstood('--out is missing: the file that the private key goes into.');
      const { publicFile, keyId } = makePair(resolve(file));
      console.info(`Key ${keyId}: ${file} signs and stays with its owner, ${publicFile} is what is granted.`);
    },
  },
  grant: {
    flags: {
      key: 'value',
      owner: 'value',
      remote: 'value',
      path: 'value',
      namespace: 'value',
      may: 'value',
      all: 'switch',
      sent: 'value',
      server: 'value',
      until: 'value',
      new: 'switch',
    },
    async run(line) {
      const given = readGrant(line);
      const here = site();
      const fresh = await newNames(here, given.remotes, { mayBeNew: line.has('new') });
      const { number, replaced } = await grantKey(here, given);
      console.info(grantText(keyIdOfPem(given.publicPem), given));
      if (fresh.length > 0) console.info(`New here, and nowhere released: ${fresh.join(', ')}.`);
      const { registry } = await readPointer(here.store, here.verifier);
      for (const sentence of beyondText(given, registry)) console.info(sentence);
      if (replaced) console.info(changesText(replaced, given));
      console.info(`Document ${number}: edges know it with their next look.`);
    },
  },
  revoke: {
    flags: { key: 'value', since: 'value' },
    async run(line) {
      const keyId = line.value('key');
      if (!keyId)
        throw new NotUnderstood('--key is missing: the 16 digits by which npm run keys -- list has it.');
      const since = line.value('since');
      const from = since === undefined ? undefined : readSince(since);
      const here = site();
      const { number } = await revokeKey(here, keyId, from);
      console.info(`The key ${keyId} signs nothing any more (document ${number}).`);
      const by = await releasedBy(here);
      const why = `key ${keyId} taken away since ${from instanceof Date ? from.toISOString() : `revision ${from}`}`;
      const back = from && (await putBack(here, { by, why }));
      if (back)
        console.info(`What it moved since is gone with all after it: revision ${back.revision} is live.`);
      const pointer = await readPointer(here.store, here.verifier);
      if (pointer.broken.length > 0) throw new Error(brokenText(pointer));
    },
  },
  list: {
    flags: { json: 'switch', ended: 'switch' },
    async run(line) {
      const { store, verifier } = site();
      await learnKeys(store, verifier);
      const { held } = verifier;
      console.info(
        line.has('json')
          ? JSON.stringify({ number: held.number, keys: held.all() }, undefined, 2)
          : describeKeys(verifier, new Date(), { ended: line.has('ended') }),
      );
    },
  },
};

/** `npm run keys -- make|grant|revoke|list …`: which keys may do what on a site. All but `make` and `list` take a root key. */
await runCommand(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  const verbs = Object.keys(VERBS).join(', ');
  if (!verb) throw new NotUnderstood(name ? `"${name}" is none of ${verbs}.` : `Which of ${verbs}?`);
  await verb.run(readCommandLine(verb.flags, rest));
}, KEYS_USAGE);
