import { useSession } from '@fifteen/web/session';

/** Where Get Started leads: on to a project for who is signed in, else to the sign-up. */
export const useStartTarget = (): '/projects/new' | '/signup' =>
  useSession((session) => session.status) === 'signed_in' ? '/projects/new' : '/signup';
