import type { StaticFile } from './static-folder.ts';
import { SERVER_FILE } from './server-file.ts';

/** Undefined if the bytes are what the name says; otherwise what they are not. */
type Look = (body: Buffer) => string | undefined;

const beginsWith = (...bytes: readonly number[]): Look => (body) => (bytes.every((byte, at) => body[at] === byte) ? undefined : 'is not what its name says');

const textAt = (at: number, text: string): Look => (body) => (body.subarray(at, at + text.length).toString('latin1') === text ? undefined : 'is not what its name says');

const isText: Look = (body) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return undefined;
  } catch {
    return 'is not text in UTF-8';
  }
};

const isJson: Look = (body) => {
  try {
    JSON.parse(body.toString());
    return undefined;
  } catch {
    return 'is not JSON';
  }
};

/** Opened by itself, a drawing is a page of our site. */
const ACTIVE = /<script|<foreignObject|<iframe|<embed|<object|\bon[a-z]+\s*=|javascript:|<!ENTITY/i;
const isDrawing: Look = (body) => isText(body) ?? (ACTIVE.test(body.toString()) ? 'is a drawing with code in it' : undefined);

/** Every kind of file that a release may hold, by the end of its name, and how its bytes are looked at. */
const KINDS: ReadonlyMap<string, Look> = new Map([
  ['js', isText],
  ['css', isText],
  ['json', isJson],
  ['svg', isDrawing],
  ['woff2', textAt(0, 'wOF2')],
  ['png', beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpg', beginsWith(0xff, 0xd8, 0xff)],
  ['jpeg', beginsWith(0xff, 0xd8, 0xff)],
  ['webp', textAt(8, 'WEBP')],
  ['avif', textAt(4, 'ftyp')],
]);

const kindOf = (name: string): Look | undefined => {
  if (name === SERVER_FILE) return isText;
  return KINDS.get(/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '');
};

const ALLOWED = [...KINDS.keys()].map((kind) => `.${kind}`).join(', ');

/** Why a release may not hold a file of this name; undefined where it may. */
export const refusedName = (name: string): string | undefined =>
  kindOf(name) ? undefined : `is of a kind that releases do not hold: ${ALLOWED}, and one ${SERVER_FILE}`;

/** Why a file is refused for its bytes; undefined where it is what its name says. `name` is relative to the release. */
export const refusedBytes = (name: string, { body }: Pick<StaticFile, 'body'>): string | undefined => kindOf(name)?.(body);
