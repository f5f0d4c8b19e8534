import { isSigned, signatureOf, type Keys } from './keys.ts';

const PARTS = /^([\w-]+)\.([\w-]{43})$/;

/** A JSON value and its HMAC-SHA256 as text for URLs, cookies and columns: readable by anybody, made by holders of the key only. */
export const sealText = (keys: Keys, value: unknown): string => {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signatureOf(keys, payload).toString('base64url')}`;
};

/** The value that was sealed with an accepted key; undefined for anything else. The caller parses it: older code may have sealed it. */
export const unsealText = (keys: Keys, text: string): unknown => {
  const [, payload = '', signature = ''] = PARTS.exec(text) ?? [];
  if (!isSigned(keys, payload, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown;
};
