import { randomUUID } from 'node:crypto';
import { creditBalance, postCredits } from '../../billing/credits/credits.store.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { userIdOf } from './account-of.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readWords } from '../../platform/command-line/read-options.ts';

const GRANT_MAX = 10_000;

export const grantCommand: OperatorCommand = {
  options: 'EMAIL CREDITS',
  tells: 'gives credits to an account',
  run: async ({ db }, args) => {
    const { words } = readWords(args, ['EMAIL', 'CREDITS'], []);
    const [email = '', text = ''] = words;
    const amount = Number(text);
    if (!Number.isInteger(amount) || amount < 1 || amount > GRANT_MAX) throw new StartError(`CREDITS is a number from 1 to ${GRANT_MAX}, not "${text}"`);
    const userId = await userIdOf(db, email);
    await postCredits(db, { userId, kind: 'grant', ref: `grant:${randomUUID()}`, amount });
    return [`${amount} credits given. The balance is ${await creditBalance(db, userId)}.`];
  },
};
