import { siteRouteOf, type getOrderBySession, type getProfile, type getMe } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { anOrder } from '../shared/money.fixture.ts';
import { exampleOf } from './example.ts';

const api = fakeApi();
const ORDER = '/api/v1/orders/by-session/{session_id}';
const CREDITS = anOrder({ kind: 'credits', description: '150 credits', credits: 150, amount_cents: 2500, project_id: null, project_name: null });
const asked = () => api.requests.filter(({ path }) => path.includes('by-session')).length;
const enter = (): void => {
  const user = signedIn();
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', user);
  api.answer<typeof getMe>('GET', '/api/v1/auth/me', user);
};
afterEach(() => void jest.useRealTimers());

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

  test("P10: a session_id that belongs to nobody, or somebody else, claims nothing", async () => {
    enter();
    api.refuse('GET', ORDER, 'not_found');
    await renderWithRouter(routes, { at: `${FORGED}&session_id=cs_test_1` });
    expect(await screen.findByRole('heading', { level: 1, name: 'No order to show' })).toBeInTheDocument();
    expect(screen.queryByText(/9999|credited/)).not.toBeInTheDocument();
  });

  test('P10: an order is shown to its account alone: a visitor is asked to log in, and comes back', async () => {
    signedOut();
    const { router } = await renderWithRouter(routes, { at: `${FORGED}&session_id=cs_test_1` });
    expect(screen.queryByText(/9999|credited/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: `${FORGED}&session_id=cs_test_1` } });
  });

  test('shows the real order, whatever the address says about it', async () => {
    enter();
    api.answer<typeof getOrderBySession>('GET', ORDER, CREDITS);
    await renderWithRouter(routes, { at: `${FORGED}&session_id=cs_test_1` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment received' })).toBeInTheDocument();
    expect(screen.getByText('Your account has been credited with 150 credits.')).toBeInTheDocument();
    expect(screen.getByText('ORD-2026-000012')).toBeInTheDocument();
    expect(screen.getByText('$25.00')).toBeInTheDocument();
    expect(screen.getByText(/ada@example\.com/)).toBeInTheDocument();
    expect(screen.getByText("What's Next")).toBeInTheDocument();
    expect(screen.queryByText(/9999/)).not.toBeInTheDocument();
  });

  test('of a brand kit leads to the kit', async () => {
    enter();
    api.answer<typeof getOrderBySession>('GET', ORDER, anOrder());
    api.on('GET', '/api/v1/projects/{id}', () => Response.json({ thumbnail_url: '/the-logo.svg' }));
    await renderWithRouter(routes, { at: '/payment-success?session_id=cs_test_1' });
    expect(await screen.findByText('Your brand kit purchase is complete.')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'The logo of Northwind Coffee' })).toHaveAttribute('src', '/the-logo.svg');
    expect(screen.getByRole('link', { name: 'Download Brand Kit' })).toHaveAttribute('href', expect.stringMatching(/brand-kit$/));
    expect(screen.queryByText("What's Next")).not.toBeInTheDocument();
  });

  test('P6: claims nothing while the payment is not confirmed, asks every 2 s, and gives up after 30 tries with a way on', async () => {
    jest.useFakeTimers();
    enter();
    api.answer<typeof getOrderBySession>('GET', ORDER, { ...CREDITS, status: 'pending', paid_at: null });
    await renderWithRouter(routes, { at: '/payment-success?session_id=cs_test_1' });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeInTheDocument();
    expect(asked()).toBe(6);
    expect(screen.queryByText(/credited/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(asked()).toBe(30);
    expect(screen.getByRole('heading', { level: 1, name: 'Your payment is processing' })).toBeInTheDocument();
    expect(screen.getByText(/We’ll email you as soon as it arrives/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
  });

  test('P6: a delayed payment that arrives while the page is open shows the order', async () => {
    jest.useFakeTimers();
    enter();
    api.on('GET', ORDER, () => Response.json(asked() < 4 ? { ...CREDITS, status: 'processing', paid_at: null } : CREDITS));
    await renderWithRouter(routes, { at: '/payment-success?session_id=cs_test_1' });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { level: 1, name: 'Your payment is processing' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Payment received' })).toBeInTheDocument();
  });

  test.each(['failed', 'expired'] as const)('leads an order that %s to the page which says that nothing was charged', async (status) => {
    enter();
    api.answer<typeof getOrderBySession>('GET', ORDER, { ...CREDITS, status, paid_at: null });
    const { router } = await renderWithRouter(routes, { at: '/payment-success?session_id=cs_test_1' });
    expect(await screen.findByText(/you haven't been charged/)).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/payment-failed', search: '?session_id=cs_test_1' });
    expect(screen.getByText(/\$25\.00.*ORD-2026-000012|ORD-2026-000012.*\$25\.00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/buy-credits');
  });

  test.each([
    ['refunded', 'This order was refunded in full.', {}],
    ['disputed', /opened a dispute/, {}],
    ['completed', /deleted for good/, { project_name: null }],
  ] as const)('P7: of a kit that is %s offers nothing to open, and says why', async (status, words, changes) => {
    enter();
    api.answer<typeof getOrderBySession>('GET', ORDER, anOrder({ status, ...changes }));
    await renderWithRouter(routes, { at: '/payment-success?session_id=cs_test_1' });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download Brand Kit' })).not.toBeInTheDocument();
  });

  test('without a sign-in it shows the figures as an example that is marked as not an order', async () => {
    signedOut();
    await renderWithRouter(routes, { at: '/payment-success' });
    expect(screen.getByText('This is an example, not an order')).toBeInTheDocument();
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
    expect(screen.getByRole('link', { name: 'Download Brand Kit' })).toHaveAttribute('href', '/projects');
  });

  test.each([
    ['credits', ['Start Creating', '/projects/new']],
    ['brand-kit', ['Download Brand Kit', '/projects']],
  ] as const)('without an order, for %s, a customer finds what the specification lists', async (type, [name, href]) => {
    enter();
    await renderWithRouter(routes, { at: `/payment-success?type=${type}` });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'View Receipt' })).toHaveAttribute('href', '/billing');
    expect(screen.getByRole('link', { name: 'get help' })).toHaveAttribute('href', '/help');
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

  test('opened in a tab with a past, it goes one page back though that page was not ours', async () => {
    signedOut();
    history.pushState(null, '');
    await renderWithRouter(routes, { at: '/payment-failed' });
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  test('P10: an order that was paid after all, or is unknown, is not said to have failed by its address', async () => {
    enter();
    api.answer<typeof getOrderBySession>('GET', ORDER, CREDITS);
    const { router } = await renderWithRouter(routes, { at: '/payment-failed?session_id=cs_test_1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment received' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/payment-success');
  });

  test('opened from a mail, in a browser where nobody is signed in, it still tells, and leads on', async () => {
    signedOut();
    await renderWithRouter(routes, { at: '/payment-failed?session_id=cs_test_1' });
    expect(screen.getByText(/you haven't been charged/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/buy-credits');
  });
});
