import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Project, getPaymentStatus } from '@fifteen/contracts';
import { aProject, fakeApi, problem, renderWithRouter } from '@fifteen/testing';
import { useQuery } from '@fifteen/web/query';
import { projectQuery } from '../api/projects.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { upgradingProject } from './upgrading-project.ts';
import { usePayment } from './use-payment.ts';

const api = fakeApi();
const STATUS = '/api/v1/projects/{id}/payment-status';
const asked = (): number => api.requests.filter(({ path }) => path.endsWith('payment-status')).length;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const Notice = ({ project }: { project: Project }) => <PaymentNotice payment={usePayment(project)} projectId={project.id} />;
const Page = () => {
  const { data } = useQuery(projectQuery('p-1'));
  return data ? <Notice project={data} /> : null;
};
const open = async (query: string) => {
  const page = await renderWithRouter([{ path: '/projects/:id/select', element: <Page /> }], { at: `/projects/p-1/select?${query}` });
  await pass(0);
  return page;
};
const kept = (): string | null => localStorage.getItem('upgrading_project_id');

beforeEach(() => {
  jest.useFakeTimers();
  upgradingProject.keep('p-1');
  api.on('GET', '/api/v1/projects/{id}', () => Response.json(aProject({ id: 'p-1', is_paid: false })));
  api.answer<typeof getPaymentStatus>('GET', STATUS, { is_paid: false });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the return from the checkout', () => {
  test('P4: asks every 2 s until the payment is confirmed, then clears the address and asks for the project again', async () => {
    api.on('GET', STATUS, () => Response.json({ is_paid: asked() >= 3 }));
    const { router } = await open('session_id=cs_1&view=all');
    expect(screen.getByRole('status')).toHaveTextContent('Confirming your payment');
    await pass(2_000);
    expect(asked()).toBe(2);
    await pass(2_100);
    expect(screen.getByText('Payment received. This project is yours.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?view=all');
    expect(api.requests.filter(({ path }) => path === '/api/v1/projects/p-1')).toHaveLength(2);
    expect(kept()).toBeNull();
    await pass(20_000);
    expect(asked()).toBe(3);
  });

  test('P6: after 30 tries it says what may still happen, and asks again on request', async () => {
    await open('session_id=cs_1');
    await pass(120_000);
    expect(asked()).toBe(30);
    expect(screen.getByText('Your payment is still processing')).toBeInTheDocument();
    expect(screen.getByText(/email you as soon as it arrives/)).toBeInTheDocument();
    expect(kept()).toBe('p-1');
    api.answer<typeof getPaymentStatus>('GET', STATUS, { is_paid: true });
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(screen.getByText('Payment received. This project is yours.')).toBeInTheDocument();
  });

  test('a try that fails is one of the 30, and the next one counts', async () => {
    api.on('GET', STATUS, () => (asked() < 5 ? problem('unavailable') : Response.json({ is_paid: true })));
    await open('session_id=cs_1');
    expect(screen.getByText('Confirming your payment')).toBeInTheDocument();
    await pass(10_000);
    expect(screen.getByText('Payment received. This project is yours.')).toBeInTheDocument();
  });

  test('a project that is known as paid needs no asking', async () => {
    api.on('GET', '/api/v1/projects/{id}', () => Response.json(aProject({ id: 'p-1', is_paid: true })));
    const { router } = await open('session_id=cs_1');
    expect(screen.getByText('Payment received. This project is yours.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(asked()).toBe(0);
  });

  test('without a payment it is logged and told that nothing was charged', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { router } = await open('payment=cancelled');
    expect(screen.getByText('Nothing was charged')).toBeInTheDocument();
    expect(info).toHaveBeenCalledWith('Payment canceled');
    expect(router.state.location.search).toBe('');
    expect(asked()).toBe(0);
  });
});
