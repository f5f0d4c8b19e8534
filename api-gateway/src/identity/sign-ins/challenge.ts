import { createHash } from 'node:crypto';

/** Only the hash is stored, so a copy of the database finishes no sign-in. 256 bits of chance need no slow hash. */
export const challengeHashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');
