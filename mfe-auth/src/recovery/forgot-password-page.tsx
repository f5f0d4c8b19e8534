import type { JSX } from 'react';
import { ButtonLink } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from './recovery.module.css';

/** Resetting needs mail, which the product does not send yet: the page says so instead of showing a form that does nothing. */
export const ForgotPasswordPage = (): JSX.Element => (
  <AuthLayout heading="Forgot your password?" lead="We cannot send reset links yet.">
    <p>Until we can, write to us from the address of your account. We answer within 24 hours.</p>
    <div className={styles.actions}>
      <ButtonLink to="/contact">Contact us</ButtonLink>
      <ButtonLink to="/login" variant="secondary">
        Back to login
      </ButtonLink>
    </div>
  </AuthLayout>
);
