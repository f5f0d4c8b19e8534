import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/steps.mjs';

const SOURCES = 'api-gateway/src';

/**
 * Files that hold rules, by module: what is mutated. SQL and wiring are not: integration tests cover them, and each of
 * their mutants would want a database.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MODULES = {
  money: [
    'billing/payments/settlement-rules.ts',
    'billing/payments/settlement.service.ts',
    'billing/payments/fulfilment.service.ts',
    'billing/payments/payment-events.service.ts',
    'billing/refunds/refund.ts',
    'billing/refunds/refunds.service.ts',
    'billing/orders/orders.service.ts',
    'billing/orders/present-order.ts',
    'billing/orders/describe-order.ts',
    'billing/purchases/purchases.service.ts',
    'billing/invoices/tax.ts',
    'billing/transactions/csv.ts',
    'billing/transactions/present-transaction.ts',
    'billing/transactions/transactions.service.ts',
    'billing/reconciliation/reconciliation.service.ts',
  ],
  access: [
    'platform/keys/keys.ts',
    'platform/keys/sealed-text.ts',
    'platform/keys/signed-paths.ts',
    'platform/files/signed-links.ts',
    'platform/files/picture-path.ts',
    'projects/ownership/owned-project.ts',
    'projects/assets/present-asset.ts',
    'projects/shares/shares.service.ts',
    'projects/shares/project-share.ts',
    'projects/shares/voter-cookie.ts',
    'projects/views/views.service.ts',
    'kits/press-pages/press-pages.service.ts',
  ],
  identity: [
    'identity/auth/require-user.ts',
    'identity/auth/auth.service.ts',
    'identity/sessions/refresh-decision.ts',
    'identity/sessions/access-tokens.ts',
    'identity/sessions/refresh-tokens.ts',
    'identity/mail-tokens/mail-token-signer.ts',
    'identity/passwords/password-policy.ts',
    'identity/sign-ins/sign-in-limits.ts',
    'identity/sign-ins/owner-proof.ts',
    'identity/sign-ins/sign-ins.ts',
    'identity/second-factor/totp.ts',
    'identity/second-factor/recovery-codes.ts',
    'identity/second-factor/code-check.ts',
    'identity/second-factor/second-step.service.ts',
    'identity/second-factor/second-factor.service.ts',
  ],
  releases: [
    'releases/canary/judge-canary.ts',
    'releases/canary/visit-tickets.ts',
    'releases/registry/choose-version.ts',
    'releases/registry/has-passed.ts',
    'releases/registry/ranges.ts',
    'releases/registry/read-target.ts',
    'releases/registry/resolve.ts',
    'releases/registry/overrides.ts',
    'releases/registry/visitor.ts',
    'releases/registry/pointers.ts',
    'releases/seals/seals.ts',
    'releases/preview-passes/preview-passes.ts',
  ],
};

/**
 * The suite that states the rules of a file. `NAME.test.ts` starts a gateway and a database for some of them: those have a
 * fast `NAME.rules.test.ts` besides.
 *
 * @param {string} file below the gateway's sources
 * @returns {string | undefined} undefined where nobody has written it
 */
const suiteOf = (file) =>
  ['.rules.test.ts', '.test.ts'].map((ending) => `${SOURCES}/${file.replace(/\.ts$/, ending)}`).find((suite) => existsSync(join(ROOT, suite)));

/**
 * @param {string} file below the gateway's sources
 * @returns {{ file: string, suite: string | undefined }} paths from the repository's root
 */
export const planOf = (file) => ({ file: `${SOURCES}/${file}`, suite: suiteOf(file) });

/**
 * @param {readonly string[]} changed paths from the repository's root
 * @returns {{ module: string, files: string[] }[]} the files of each module that changed, or whose suite did
 */
export const changedModules = (changed) =>
  Object.entries(MODULES)
    .map(([module, files]) => ({
      module,
      files: files.filter((file) => changed.includes(`${SOURCES}/${file}`) || changed.includes(suiteOf(file) ?? '')),
    }))
    .filter(({ files }) => files.length > 0);
