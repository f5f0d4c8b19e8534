export { ApiError } from './api-error.ts';
export { keepSession } from './keep-session.ts';
export { refreshTokens } from './refresh.ts';
// Remotes that were released with this name in the session still ask for it here.
export { isOwnPath } from '@fifteen/contracts';
export { keepReturnPath, takeReturnPath } from './return-path.ts';
export { send, sendForFile, sendForPage, type PageOf } from './send.ts';
export { prepareRequests, type RequestOf } from './http.ts';
export { onSessionEvent, type SessionEvent } from './session-events.ts';
export { session } from './session.ts';
export { useSession, type SessionState } from './session-store.ts';
export { siteIsClosed, siteIsOpen, useSiteClosed } from './site-closed.ts';
export { dismissToast, showToast, useToasts, type ToastAction, type ToastMessage } from './toasts.ts';
export { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, tokens } from './token-store.ts';
