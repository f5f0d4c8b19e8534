import { FEATURE_COUNT, type Features } from './features.ts';

/** A figure's features as 64 characters of base64: three levels of 0 to 15 in every two characters. */
export type Fingerprint = string;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LENGTH = (FEATURE_COUNT * 4) / 6;

const values = new Int8Array(128).fill(-1);
for (const [value, char] of [...ALPHABET].entries()) values[char.charCodeAt(0)] = value;

export function encoded(features: Features): Fingerprint {
  let text = '';
  for (let at = 0; at < FEATURE_COUNT; at += 3) {
    const bits = ((features[at] ?? 0) << 8) | ((features[at + 1] ?? 0) << 4) | (features[at + 2] ?? 0);
    text += `${ALPHABET[bits >> 6]}${ALPHABET[bits & 63]}`;
  }
  return text;
}

/** Writes the levels from `at` on. Throws a RangeError for anything that is not a fingerprint. */
export function decodeInto(levels: Uint8Array, at: number, fingerprint: Fingerprint): void {
  if (fingerprint.length !== LENGTH) throw new RangeError(`A fingerprint has ${LENGTH} characters`);
  for (let pair = 0; pair < LENGTH / 2; pair += 1) {
    const [high, low] = [values[fingerprint.charCodeAt(2 * pair)] ?? -1, values[fingerprint.charCodeAt(2 * pair + 1)] ?? -1];
    if (high < 0 || low < 0) throw new RangeError('A fingerprint is written in base64');
    const first = at + 3 * pair;
    levels[first] = high >> 2;
    levels[first + 1] = ((high & 3) << 2) | (low >> 4);
    levels[first + 2] = low & 15;
  }
}

export function decoded(fingerprint: Fingerprint): Features {
  const features = new Uint8Array(FEATURE_COUNT);
  decodeInto(features, 0, fingerprint);
  return features;
}
