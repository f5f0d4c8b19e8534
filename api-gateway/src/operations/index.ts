export { type CountedReport, cspReportsStore } from './csp-reports/csp-reports.store.ts';
export { retryAfter } from './maintenance-mode/hold-back.ts';
