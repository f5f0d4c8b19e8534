import type { RouteObject } from '@fifteen/web/router';
import { CallbackPage } from './callback/callback-page.tsx';
import { ConfirmEmailPage } from './confirmation/confirm-email-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { ForgotPasswordPage } from './recovery/forgot-password-page.tsx';
import { ResetPasswordPage } from './recovery/reset-password-page.tsx';
import { SignupPage } from './signup/signup-page.tsx';

export const routes: RouteObject[] = [
  { path: '/login', element: <LoginPage /> },
  { path: '/signup', element: <SignupPage /> },
  { path: '/auth/callback', element: <CallbackPage /> },
  { path: '/forgot-password', element: <ForgotPasswordPage /> },
  { path: '/reset-password', element: <ResetPasswordPage /> },
  { path: '/confirm-email', element: <ConfirmEmailPage /> },
];
