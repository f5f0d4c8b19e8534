import type { RouteObject } from '@fifteen/web/router';
import { AccountPage } from './account/account-page.tsx';
import { BillingPage } from './billing/billing-page.tsx';
import { BuyCreditsPage } from './credits/buy-credits-page.tsx';
import { PaymentFailedPage } from './payments/payment-failed-page.tsx';
import { PaymentSuccessPage } from './payments/payment-success-page.tsx';
import { WelcomePage } from './welcome/welcome-page.tsx';

export const routes: RouteObject[] = [
  { path: '/account', element: <AccountPage /> },
  { path: '/billing', element: <BillingPage /> },
  { path: '/buy-credits', element: <BuyCreditsPage /> },
  { path: '/welcome', element: <WelcomePage /> },
  { path: '/payment-success', element: <PaymentSuccessPage /> },
  { path: '/payment-failed', element: <PaymentFailedPage /> },
];
