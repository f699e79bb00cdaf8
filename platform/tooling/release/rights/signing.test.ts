import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ensureKeys, readSigner, readVerifier } from '../site/keys.ts';
import { createSigner, createVerifier, generateKeys, NotTrusted } from './signing.ts';

const ours = generateKeys();
const theirs = generateKeys();
const signer = createSigner(ours.privatePem);
const verifier = createVerifier(ours.publicPem);

test('what was signed opens as it was, whatever is in it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => verifier.open(signer.seal(text)) === text));
});

test('a change of any byte of what is stored is noticed', () => {
  const stored = Buffer.from(signer.seal('{"revision":1,"name":"Bogotá"}'));
  for (let index = 0; index < stored.length; index += 1) {
    const changed = Buffer.from(stored);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => verifier.open(changed)).toThrow(NotTrusted);
  }
});

test('what was cut off anywhere is noticed', () => {
  const stored = signer.seal('{"revision":1}');
  for (let length = 0; length < stored.length; length += 1) {
    expect(() => verifier.open(stored.slice(0, length))).toThrow(NotTrusted);
  }
});

test('a key that is not trusted signs nothing, under the name of a trusted one neither', () => {
  const foreign = createSigner(theirs.privatePem).seal('{}');
  expect(() => verifier.open(foreign)).toThrow('unknown key');
  const { keyId } = JSON.parse(signer.seal('{}'));
  expect(() => verifier.open(JSON.stringify({ ...JSON.parse(foreign), keyId }))).toThrow('changed since');
});

test('while a key is replaced both are trusted, afterwards the new one alone', () => {
  const [old, next] = [signer.seal('old'), createSigner(theirs.privatePem).seal('new')];
  const both = createVerifier(`${ours.publicPem}\n${theirs.publicPem}`);
  expect([both.open(old), both.open(next)]).toEqual(['old', 'new']);
  const after = createVerifier(theirs.publicPem);
  expect(after.open(next)).toBe('new');
  expect(() => after.open(old)).toThrow(NotTrusted);
});

test('a text that is none of ours, or no keys at all, is refused', () => {
  for (const text of ['', 'null', '[]', '{}', '{"keyId":"a","payload":"b"}']) {
    expect(() => verifier.open(text)).toThrow(NotTrusted);
  }
  expect(() => createVerifier('no key here')).toThrow('no public key');
});

describe('keys of a site', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alisio-keys-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const opens = () => readVerifier(dataDir, {}).open(readSigner(dataDir, {}).seal('a'));

  test('are made once, and the private half is for the owner alone', async () => {
    ensureKeys(dataDir);
    const file = join(dataDir, 'keys', 'release.pem');
    const [first, { mode }] = [await readFile(file, 'utf8'), (await import('node:fs')).statSync(file)];
    ensureKeys(dataDir);
    expect(await readFile(file, 'utf8')).toBe(first);
    expect(mode & 0o077).toBe(0);
    expect(opens()).toBe('a');
  });

  test('belong together also when a crash left only the private half', async () => {
    ensureKeys(dataDir);
    await rm(join(dataDir, 'keys', 'release.pub.pem'));
    ensureKeys(dataDir);
    expect(opens()).toBe('a');
  });

  test('may come from files that the environment names; one that is missing is named', () => {
    ensureKeys(dataDir);
    const environment = {
      RELEASE_KEY_FILE: join(dataDir, 'keys', 'release.pem'),
      RELEASE_PUBLIC_KEYS_FILE: join(dataDir, 'keys', 'release.pub.pem'),
    };
    const sealed = readSigner('/nowhere', environment).seal('a');
    expect(readVerifier('/nowhere', environment).open(sealed)).toBe('a');
    expect(() => readSigner('/nowhere', {})).toThrow('RELEASE_KEY_FILE');
    expect(() => readVerifier('/nowhere', {})).toThrow('RELEASE_PUBLIC_KEYS_FILE');
  });
});
