import type { JSX } from 'react';
import { useLocation } from '@fifteen/web/router';
import { ButtonLink, EmptyState } from '@fifteen/web/ui';

/** An order belongs to an account; after the sign-in this page shows it. */
export const SignInForOrder = (): JSX.Element => {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      page
      title="Please log in to see your order"
      actions={
        <ButtonLink to="/login" state={{ from: pathname + search }}>
          Login
        </ButtonLink>
      }
    >
      <p>If your payment went through, it’s saved in your account and we’ve emailed you a confirmation.</p>
    </EmptyState>
  );
};
