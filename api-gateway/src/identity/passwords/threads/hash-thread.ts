import { setPriority } from 'node:os';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

// What runs in a thread of the password hasher. The pool calls these by name.

/** Half as nice as it gets: what answers requests, and the database, come first whenever they want the processor. */
const NICENESS = 10;

// Linux alone gives each thread a priority of its own; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(NICENESS);

export interface HashTask {
  readonly password: string;
  readonly options: Options;
}

export const hashPassword = ({ password, options }: HashTask): string => hashSync(password, options);

export interface VerifyTask {
  readonly stored: string;
  readonly password: string;
}

export const verifyPassword = ({ stored, password }: VerifyTask): boolean => verifySync(stored, password);
