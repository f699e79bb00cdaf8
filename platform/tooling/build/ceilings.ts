import { firstLoads } from './first-loads.ts';
import { isServerHalf } from './server-half.ts';

/** Bytes as they are (`raw`), and as a browser of today gets them (`sent`, brotli). */
export interface FileSize {
  raw: number;
  sent: number;
}

/** Files of a version by their names; a compressed sibling is no file of its own. */
export type FileSizes = ReadonlyMap<string, FileSize>;

/**
 * What no version may go past, whatever budget its team has set itself. The platform's owners answer for a change.
 * `sent` bytes, but for `raw`: what has to be unpacked and read, however well it packs; and for `server`, the half that
 * the edge keeps in memory and sends to nobody.
 */
export const ceilings = {
  /** entry with routes, a page with the largest product and a part, each with its texts in one language */
  remote: {
    entry: 16_000,
    page: 65_000,
    part: 40_000,
    file: 80_000,
    /** a file named `library-…`: one that is a single piece, draws maps for instance, and comes when it is wanted */
    library: 260_000,
    /** all of these together; they are no part of `total` */
    libraries: 400_000,
    /** a remote of three verticals (tours, activities, packages) has 702 KB, more than half of it drawings that come one by one */
    total: 740_000,
    /** a library that draws maps and its worker are 1.63 MB of it, which pages without a map do not read */
    raw: 4_000_000,
    server: 1_500_000,
  },
  host: { file: 160_000, library: 0, libraries: 0, total: 600_000, raw: 3_000_000, server: 1_500_000 },
} as const;

/** A packed file beside what it is packed from; alone it is a file like any other. */
const isSibling = (file: string, files: ReadonlyMap<string, number>): boolean =>
  /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -'.br'.length));

/** @param bytesOf every file, compressed siblings included → its bytes */
export function fileSizes(bytesOf: ReadonlyMap<string, number>): FileSizes {
  const own = [...bytesOf].filter(([file]) => !isSibling(file, bytesOf));
  return new Map(own.map(([file, raw]) => [file, { raw, sent: bytesOf.get(`${file}.br`) ?? raw }]));
}

/** What is loaded together, by file names. */
export interface LoadedTogether {
  entry: string;
  /** chunk name → its files */
  chunks: Readonly<Record<string, readonly string[]>>;
}

type Sum = readonly [what: string, bytes: number, ceiling: number];

/** @throws naming what is too large, its bytes and the ceiling */
function check(name: string, sums: readonly Sum[]): void {
  const over = sums.find(([, bytes, ceiling]) => bytes > ceiling);
  if (over) {
    const [what, bytes, ceiling] = over;
    throw new Error(`${name}: ${what} has ${bytes} bytes, the platform's ceiling is ${ceiling}.`);
  }
}

const isLibrary = (file: string): boolean => file.startsWith('library-');

const sentOf = (files: readonly (readonly [string, FileSize])[]): number =>
  files.reduce((sum, [, { sent }]) => sum + sent, 0);

function sumsOfAll(
  sizes: FileSizes,
  most: Readonly<Record<'file' | 'library' | 'libraries' | 'total' | 'raw' | 'server', number>>,
): Sum[] {
  const own = [...sizes].filter(([name]) => !isServerHalf(name));
  const halves = [...sizes].filter(([name]) => isServerHalf(name));
  return [
    ...own.map(([name, { sent }]): Sum => [name, sent, isLibrary(name) ? most.library : most.file]),
    ['the server half', halves.reduce((sum, [, size]) => sum + size.raw, 0), most.server],
    ['all of it', sentOf(own.filter(([name]) => !isLibrary(name))), most.total],
    ['the sum of its libraries', sentOf(own.filter(([name]) => isLibrary(name))), most.libraries],
    ['all of it, unpacked,', own.reduce((sum, [, size]) => sum + size.raw, 0), most.raw],
  ];
}

/** Looks at every file of a remote's version, named by its build or not. @throws with a sentence */
export function checkRemoteCeilings(name: string, sizes: FileSizes, { entry, chunks }: LoadedTogether): void {
  const { remote } = ceilings;
  const sent = (files: readonly string[]): number =>
    [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file)?.sent ?? 0), 0);
  check(name, [
    ...sumsOfAll(sizes, remote),
    ['the entry', sent([entry, ...(chunks.routes ?? [])]), remote.entry],
    ...firstLoads(Object.keys(chunks)).map(
      ({ name: load, kind, chunks: loaded }): Sum => [
        load,
        sent(loaded.flatMap((chunk) => chunks[chunk] ?? [])),
        remote[kind],
      ],
    ),
  ]);
}

/** Looks at every file of a shell's version. @throws with a sentence */
export const checkHostCeilings = (sizes: FileSizes): void => check('host', sumsOfAll(sizes, ceilings.host));
