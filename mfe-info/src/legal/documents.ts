import type { LegalDocument } from './document.ts';
import { cookiePolicy } from './documents/cookie-policy.ts';
import { dmca } from './documents/dmca.ts';
import { privacy } from './documents/privacy.ts';
import { refundPolicy } from './documents/refund-policy.ts';
import { terms } from './documents/terms.ts';

/** In the order in which they link to each other. */
export const LEGAL_DOCUMENTS: readonly LegalDocument[] = [terms, privacy, cookiePolicy, refundPolicy, dmca];
