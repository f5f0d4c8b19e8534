import type { JSX } from 'react';
import { WELCOME_CREDITS } from '@fifteen/contracts';
import { useLocation } from '@fifteen/web/router';
import { TextLink } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { GoogleButton } from '../shared/google-button.tsx';
import { Or } from '../shared/or.tsx';
import { SignedInGoesAway } from '../shared/signed-in-goes-away.tsx';
import { SignupForm } from './signup-form.tsx';

export const SignupPage = (): JSX.Element => {
  const { state } = useLocation();
  return (
    <SignedInGoesAway>
      <AuthLayout
        heading="Create your account"
        lead={`15 concepts free, and ${WELCOME_CREDITS} credits to refine them.`}
      >
        <SignupForm />
        <Or />
        <GoogleButton />
        <p className={styles.foot}>
          Already have an account?{' '}
          <TextLink to="/login" state={state}>
            Log in
          </TextLink>
        </p>
      </AuthLayout>
    </SignedInGoesAway>
  );
};
