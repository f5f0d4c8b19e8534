import { siteRouteOf, type getProfile } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { exampleOf } from './example.ts';

const api = fakeApi();
const FORGED = '/payment-success?type=credits&amount=1&credits=9999';

describe('/payment-success', () => {
  test('P10: a forged query claims nothing to a customer and shows the real balance', async () => {
    api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn(aUser({ credits: 37 })));
    await renderWithRouter(routes, { at: FORGED });
    expect(screen.getByRole('heading', { level: 1, name: 'No order to show' })).toBeInTheDocument();
    expect(await screen.findByText('37')).toBeInTheDocument();
    expect(screen.queryByText(/9999/)).not.toBeInTheDocument();
    expect(screen.queryByText(/credited/)).not.toBeInTheDocument();
    expect(siteRouteOf('/payment-success')?.title).not.toMatch(/received|success/i);
  });

  test.each([
    ['signed out', signedOut],
    [
      'signed in',
      () => {
        api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn());
      },
    ],
  ])('with a session_id that cannot be looked up yet it claims nothing, %s', async (_, become) => {
    become();
    await renderWithRouter(routes, { at: `${FORGED}&session_id=cs_test_1` });
    expect(screen.getByRole('heading', { level: 1, name: 'No order to show' })).toBeInTheDocument();
    expect(screen.queryByText(/9999/)).not.toBeInTheDocument();
  });

  test('without a sign-in it shows the figures as an example that is marked as not an order', async () => {
    signedOut();
    await renderWithRouter(routes, { at: '/payment-success' });
    expect(screen.getByText('An example, not an order')).toBeInTheDocument();
    expect(screen.getByText('Your account has been credited with 150 credits.')).toBeInTheDocument();
    expect(screen.getByText('$25')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Creating' })).toHaveAttribute('href', '/projects/new');
    expect(screen.getByRole('link', { name: 'View Receipt' })).toHaveAttribute('href', '/billing');
  });

  test('the example of a brand kit speaks of the kit', async () => {
    signedOut();
    await renderWithRouter(routes, { at: '/payment-success?type=brand-kit&amount=29' });
    expect(screen.getByText('Your brand kit purchase is complete.')).toBeInTheDocument();
    expect(screen.getByText('Brand Kit Package')).toBeInTheDocument();
    expect(screen.queryByText("What's Next")).not.toBeInTheDocument();
  });
});

describe('the figures of the address', () => {
  test.each(['-5', '1e9', 'NaN', '', '<b>1</b>', 'Infinity'])('%p is no figure: the default stands', (text) => {
    expect(exampleOf(new URLSearchParams({ amount: text, credits: text }))).toEqual({ type: 'credits', amount: 25, credits: 150 });
  });

  test('sensible ones are taken', () => {
    expect(exampleOf(new URLSearchParams('type=brand-kit&amount=29.5&credits=50.9'))).toEqual({
      type: 'brand-kit',
      amount: 29.5,
      credits: 50,
    });
  });
});

describe('/payment-failed', () => {
  test('says that nothing was charged, names the reasons, and goes one page back', async () => {
    signedOut();
    const { router } = await renderWithRouter(routes, { at: '/welcome' });
    await act(() => router.navigate('/payment-failed'));
    expect(
      await screen.findByText("We couldn't process your payment. Don't worry, you haven't been charged."),
    ).toBeInTheDocument();
    expect(screen.getByText('Insufficient funds')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(router.state.location.pathname).toBe('/welcome');
  });
});
