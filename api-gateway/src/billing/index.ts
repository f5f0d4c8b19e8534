export { creditBalance, holdCredits, openCreditAccount, postCredits, settleHold, type Settlement, settlePart } from './credits/credits.store.ts';
export { stripPerson } from './payments/strip-person.store.ts';
export { WEBHOOK_PATH } from './payments/webhook-path.ts';
