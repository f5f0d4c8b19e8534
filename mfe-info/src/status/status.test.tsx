import type { getStatus, ServiceStatus, Status } from '@fifteen/contracts';
import { fakeApi, json, problem, renderWithRouter } from '@fifteen/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StatusPage } from './status-page.tsx';

const api = fakeApi();
const TODAY = new Date().toISOString();

const aService = (changes: Partial<ServiceStatus> = {}): ServiceStatus => ({
  id: 'api',
  name: 'API',
  status: 'operational',
  uptime: 99.5,
  response_time: 12,
  days: [{ day: TODAY.slice(0, 10), uptime: 99.5, measured: 200, degraded: 0, outage: 1 }],
  response_times: [
    { at: new Date(Date.now() - 3_600_000).toISOString(), milliseconds: 8 },
    { at: TODAY, milliseconds: 30 },
  ],
  ...changes,
});
const aStatus = (changes: Partial<Status> = {}): Status => ({
  measured_at: TODAY,
  measured_since: TODAY,
  services: [aService()],
  incidents: [],
  maintenance: [],
  ...changes,
});
const show = async (status: Status, at: Parameters<typeof renderWithRouter>[1] = {}) => {
  api.answer<typeof getStatus>('GET', '/api/v1/status', status);
  return renderWithRouter(<StatusPage />, at);
};

test('reads All Systems Operational when every service is, with its true figures', async () => {
  const { container } = await show(aStatus());
  expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
  expect(screen.getByText('99.5 % uptime')).toBeInTheDocument();
  expect(screen.getByText('12 ms')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /API, 1 of 90 days measured.*99.5 % up, 1 minute of downtime/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Response times of the last 24 hours: 8 to 30 ms' })).toBeInTheDocument();
  expect(container.querySelectorAll('rect')).toHaveLength(90);
  expect(container.querySelectorAll('rect[data-tone="none"]')).toHaveLength(89);
});

test.each(['degraded', 'outage', null] as const)('reads Some Systems Degraded when one is %s', async (status) => {
  await show(aStatus({ services: [aService(), aService({ id: 'mail', name: 'Mail', status })] }));
  expect(await screen.findByText('Some Systems Degraded')).toBeInTheDocument();
});

test('what was never measured does not count as a disturbance', async () => {
  await show(aStatus({ services: [aService(), aService({ id: 'mail', name: 'Mail', status: null, uptime: null, days: [] })] }));
  expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
});

test('a young installation claims no figure', async () => {
  const service = aService({ status: null, uptime: null, response_time: null, days: [], response_times: [] });
  await show(aStatus({ measured_at: null, measured_since: null, services: [service] }));
  expect(await screen.findByText('Measuring for the first time')).toBeInTheDocument();
  expect(screen.getByText('Uptime not measured yet')).toBeInTheDocument();
  expect(screen.queryByText(/% uptime/)).toBeNull();
});

test('a gateway that does not answer is told', async () => {
  api.refuse('GET', '/api/v1/status', 'unavailable');
  await renderWithRouter(<StatusPage />);
  expect(await screen.findByText('The gateway isn’t responding.')).toBeInTheDocument();
});

test('incidents and maintenance are told with their updates', async () => {
  await show(
    aStatus({
      incidents: [{ id: '1', date: TODAY, title: 'Uploads fail', status: 'Monitoring', severity: 'major', description: 'A disk.', updates: [{ at: TODAY, text: 'A disk.' }] }],
      maintenance: [{ id: '2', starts_at: TODAY, ends_at: TODAY, title: 'New disks', impact: 'Drawing pauses.' }],
    }),
  );
  for (const words of ['Uploads fail', 'A disk.', 'New disks', 'Drawing pauses.', 'Monitoring']) expect(await screen.findByText(words)).toBeInTheDocument();
});

test('who subscribes hears of the mail, and of what is wrong', async () => {
  const user = userEvent.setup();
  await show(aStatus());
  api.on('POST', '/api/v1/status/subscriptions', () => problem('invalid_request', { errors: [{ field: 'email', message: 'Please enter a valid email address' }] }));
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe via Email' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  api.on('POST', '/api/v1/status/subscriptions', () => json(null, 204));
  await user.click(screen.getByRole('button', { name: 'Subscribe via Email' }));
  expect(await screen.findByText('One more click')).toBeInTheDocument();
});

test.each([
  ['confirm', 'Confirm subscription', '/api/v1/status/subscriptions/confirm'],
  ['end', 'Unsubscribe', '/api/v1/status/unsubscribe'],
])('the link to %s of a mail asks once more, and does it', async (choice, button, path) => {
  api.on('POST', path, () => json(null, 204));
  await show(aStatus(), { at: { pathname: '/status', search: `?subscription=${choice}`, hash: '#token=abc' } });
  await userEvent.setup().click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(/We’ll email you when|any more status emails/)).toBeInTheDocument();
});
