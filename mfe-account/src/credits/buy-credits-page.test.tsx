import { CREDIT_PACKAGES, type getProfile, type getStatistics, type purchaseCredits, type Statistics } from '@fifteen/contracts';
import { aUser, fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';

const api = fakeApi();
const withPaid = (paid: number): Statistics => ({
  statistics: { assets: { completed: 15 }, credits: { total_used: 0 }, brand_kits: { completed: 0 }, projects: { total: 60, paid } },
});
const PURCHASE = '/api/v1/credits/purchase';
const purchases = () => api.requests.filter(({ path }) => path === PURCHASE).map(({ body }) => body);
const buy = (credits: number) => screen.getByRole('button', { name: `Buy Now ${credits} credits` });

beforeEach(() => {
  sessionStorage.clear();
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn(aUser({ credits: 3 })));
  api.answer<typeof getStatistics>('GET', '/api/v1/users/stats', withPaid(1));
});
afterEach(() => {
  location.hash = '';
  jest.restoreAllMocks();
});

describe('/buy-credits', () => {
  test('offers the three packages, one popular, beside the real balance', async () => {
    await renderWithRouter(routes, { at: '/buy-credits' });
    for (const { credits, priceUsd } of CREDIT_PACKAGES) {
      expect(screen.getByRole('heading', { name: `${credits} credits` })).toBeInTheDocument();
      expect(screen.getByText(`$${priceUsd}`)).toBeInTheDocument();
    }
    expect(screen.getAllByText('Popular')).toHaveLength(1);
    expect(await screen.findByText('3')).toBeInTheDocument();
  });

  test.each([
    ['without a paid project the page says so before anything is bought', 0, true],
    ['with a paid project there is no notice', 1, false],
  ])('%s', async (_, paid, isSaid) => {
    const answered = jest.fn(() => Response.json(withPaid(paid)));
    api.on('GET', '/api/v1/users/stats', answered);
    await renderWithRouter(routes, { at: '/buy-credits' });
    expect(screen.getByText(/100 credits make 20 sets/)).toBeVisible();
    await waitFor(() => expect(answered).toHaveReturned());
    // The answer has been read and drawn: the notice is there by now, or it never will be.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryAllByText('You can’t use credits yet')).toHaveLength(isSaid ? 1 : 0);
  });

  test('opens one checkout however often a package is clicked, and goes there', async () => {
    api.answer<typeof purchaseCredits>('POST', PURCHASE, { checkout_url: '#checkout' });
    await renderWithRouter(routes, { at: '/buy-credits' });
    await userEvent.dblClick(buy(150));
    await userEvent.click(buy(300));
    await waitFor(() => expect(location.hash).toBe('#checkout'));
    expect(purchases()).toEqual([{ package_id: 'credits-150' }]);
    expect(buy(300)).toBeVisible();
    expect(screen.getByRole('button', { name: /Opening checkout/ })).toHaveAttribute('aria-busy', 'true');
  });

  test('comes back from the checkout by the Back button ready to buy again', async () => {
    api.answer<typeof purchaseCredits>('POST', PURCHASE, { checkout_url: '#checkout' });
    await renderWithRouter(routes, { at: '/buy-credits' });
    await userEvent.click(buy(150));
    await screen.findByRole('button', { name: /Opening checkout/ });
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(await screen.findByRole('button', { name: 'Buy Now 150 credits' })).not.toHaveAttribute('aria-busy');
  });

  test.each([
    ['the provider is away', () => problem('checkout_failed'), 'Failed to create checkout. Nothing was charged.'],
    ['no words came', () => new Response(null, { status: 500 }), 'Failed to create checkout. Nothing was charged.'],
    ['the network is lost', () => { throw new TypeError('Failed to fetch'); }, 'Failed to create checkout. Nothing was charged.'],
    ['no address came', () => Response.json({}), 'No checkout URL received'],
  ])('says so where %s, and can be tried again', async (_, answer, words) => {
    api.on('POST', PURCHASE, answer);
    await renderWithRouter(routes, { at: '/buy-credits' });
    await userEvent.click(buy(50));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await userEvent.click(buy(50));
    await waitFor(() => expect(purchases()).toHaveLength(2));
  });

  test('payment=cancelled is logged and told politely, and the address forgets it', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { router } = await renderWithRouter(routes, { at: '/buy-credits?payment=cancelled' });
    expect(screen.getByText('Nothing was charged')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(info).toHaveBeenCalledWith('Payment canceled');
  });

  test('leads back to where the credits ran short, never off the site', async () => {
    const { unmount } = await renderWithRouter(routes, { at: '/buy-credits?return=/projects/p-1/refine/a-1' });
    expect(screen.getByRole('link', { name: 'Back to your logo' })).toHaveAttribute('href', '/projects/p-1/refine/a-1');
    unmount();
  });

  test.each(['//evil.example', '/%09/evil.example', '/%0A/evil.example', '/%5Cevil.example', '/..//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'A10: offers no way back to ?return=%s',
    async (hostile) => {
      await renderWithRouter(routes, { at: `/buy-credits?return=${hostile}` });
      expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
      const strange = screen.queryAllByRole('link').filter((link) => new URL(link.getAttribute('href') ?? '', location.href).origin !== location.origin);
      expect(strange).toEqual([]);
    },
  );
});
