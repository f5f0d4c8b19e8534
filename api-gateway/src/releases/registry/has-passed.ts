import type { ReleaseFinding } from '@fifteen/contracts';
import type { Statement } from '../seals/seals.ts';

/** `shell` is the version that the browser part must have been made with, where that matters. */
export const hasPassed = (findings: readonly ReleaseFinding[] | undefined, browser: Statement | undefined, shell?: string): boolean =>
  findings?.length === 0 && browser?.result?.findings.length === 0 && (shell === undefined || browser.shell === shell);
