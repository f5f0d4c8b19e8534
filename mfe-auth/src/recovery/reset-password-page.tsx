import type { JSX } from 'react';
import { ButtonLink } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from './recovery.module.css';

/** No reset link has been sent yet, so whoever comes here has none that works. */
export const ResetPasswordPage = (): JSX.Element => (
  <AuthLayout heading="Reset your password" lead="This link does not work.">
    <p>We do not send reset links yet. If you have lost your password, write to us.</p>
    <div className={styles.actions}>
      <ButtonLink to="/forgot-password">Get help</ButtonLink>
      <ButtonLink to="/login" variant="secondary">
        Back to login
      </ButtonLink>
    </div>
  </AuthLayout>
);
