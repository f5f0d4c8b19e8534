import type { ReactNode } from 'react';
import { Navigate } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { useReturnPath } from './return-path.ts';

/** Pages for signing in are for the signed out: everybody else, also who has just signed in, goes where they wanted. */
export const SignedInGoesAway = ({ children }: { children: ReactNode }): ReactNode => {
  const status = useSession((session) => session.status);
  const path = useReturnPath();
  return status === 'signed_in' ? <Navigate to={path} replace /> : children;
};
