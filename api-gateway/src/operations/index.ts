export { type CountedReport, cspReportsStore } from './csp-reports/csp-reports.store.ts';
export { retryAfter } from './maintenance-mode/hold-back.ts';
export { auditeeOf, auditStore } from './operators/audit.store.ts';
export { fromOf, type OperatorGate } from './operators/operator-gate.ts';
export { buttonForm, heads, minuteOf, page, safe, type Told, toldBox } from './operators/operator-html.ts';
export { actorOf, mayAs, type Operator } from './operators/operator.ts';
export type { ListedSession, OperatorSession, OperatorSessions } from './operators/operator-sessions.store.ts';
export { sessionsCard } from './operators/sessions-card.ts';
