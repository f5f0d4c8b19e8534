import type { getContactWays, sendContactMessage } from '@fifteen/contracts';
import { aUser, fakeApi, json, problem, renderWithRouter } from '@fifteen/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSession } from '@fifteen/web/session';
import { ContactPage } from './contact-page.tsx';
import { inSupportHours } from './support-hours.ts';

const api = fakeApi();

describe('support hours', () => {
  test.each([
    ['Monday 9:00 in New York, winter', '2026-01-05T14:00:00Z', true],
    ['Monday 8:59', '2026-01-05T13:59:00Z', false],
    ['Friday 16:59, summer', '2026-07-10T20:59:00Z', true],
    ['Friday 17:00', '2026-07-10T21:00:00Z', false],
    ['Saturday noon', '2026-01-10T17:00:00Z', false],
    ['Thanksgiving', '2026-11-26T16:00:00Z', false],
    ['the Thursday before Thanksgiving', '2026-11-19T16:00:00Z', true],
    ['Memorial Day, the last Monday of May', '2026-05-25T16:00:00Z', false],
    ['the Friday on which the Fourth of July of a Saturday is kept', '2026-07-03T16:00:00Z', false],
    ['New Year of 2027', '2027-01-01T16:00:00Z', false],
    ['Christmas Eve', '2026-12-24T16:00:00Z', true],
  ])('%s', (_, time, open) => {
    expect(inSupportHours(new Date(time))).toBe(open);
  });
});

describe('the form', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-01-05T15:00:00Z') });
    api.answer<typeof getContactWays>('GET', '/api/v1/contact', { chat_url: null });
    useSession.setState({ status: 'signed_out', user: null });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const fill = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderWithRouter(<ContactPage />);
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Subject'), 'A file');
    await user.type(screen.getByLabelText('Message'), 'It does not open.');
    return { user, press: () => user.click(screen.getByRole('button', { name: 'Send Message' })) };
  };
  const sent = () => api.requests.filter(({ method }) => method === 'POST');

  test('sends once, says so for 3 seconds, then stands empty', async () => {
    api.answer<typeof sendContactMessage>('POST', '/api/v1/contact', undefined, 204);
    const { press } = await fill();
    await press();
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(screen.getByText("We'll get back to you within 24 hours.")).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([
      { name: 'Ada', email: 'ada@example.com', subject: 'A file', message: 'It does not open.', website: '' },
    ]);
    act(() => jest.advanceTimersByTime(2_900));
    expect(screen.getByText('Message Sent!')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    for (const label of ['Name', 'Email', 'Subject', 'Message']) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  test('is busy while it sends, and takes no second press', async () => {
    let answer: (response: Response) => void = () => undefined;
    api.on('POST', '/api/v1/contact', () => new Promise((resolve) => (answer = resolve)));
    const { press, user } = await fill();
    await press();
    await user.click(screen.getByRole('button', { name: 'Sending...' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => answer(json(null, 204)));
  });

  test('marks what is missing in its own words, and sends nothing', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderWithRouter(<ContactPage />);
    await user.type(screen.getByLabelText('Email'), 'ada@example');
    await user.type(screen.getByLabelText('Subject'), 'A file');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(screen.getByText('Please check the marked fields.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/Please enter a message/);
    expect(screen.getByLabelText('Subject')).toBeValid();
    expect(sent()).toEqual([]);
  });

  test('says which field is wrong, and loses nothing', async () => {
    api.on('POST', '/api/v1/contact', () => problem('invalid_request', { errors: [{ field: 'email', message: 'Please enter a valid email address' }] }));
    const { press } = await fill();
    await press();
    expect(await screen.findByText('Please check the marked fields.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Message')).toHaveValue('It does not open.');
  });

  test('keeps everything when the network fails', async () => {
    api.on('POST', '/api/v1/contact', () => Promise.reject(new Error('cut')));
    const { press } = await fill();
    await press();
    expect(await screen.findByText(/It’s still here/)).toBeInTheDocument();
    expect(screen.getByLabelText('Subject')).toHaveValue('A file');
  });

  test('requires all four fields, and knows who is signed in', async () => {
    const user = aUser({ full_name: 'Ada Byron' });
    useSession.setState({ status: 'signed_in', user });
    await renderWithRouter(<ContactPage />);
    for (const label of ['Name', 'Email', 'Subject', 'Message']) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveValue(user.email);
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Byron');
  });

  test('without a hosted chat the card leads to the form with its topic', async () => {
    api.answer<typeof sendContactMessage>('POST', '/api/v1/contact', undefined, 204);
    const { user, press } = await fill();
    expect(screen.getByText('Open now')).toBeInTheDocument();
    expect(screen.getByText('Mon-Fri 9am-5pm EST')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start Chat' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await press();
    await screen.findByText('Message Sent!');
    expect(sent()[0]?.body).toMatchObject({ topic: 'chat' });
  });

  test('a hosted chat opens in its hours', async () => {
    api.answer<typeof getContactWays>('GET', '/api/v1/contact', { chat_url: 'https://chat.example.org/x' });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderWithRouter(<ContactPage />);
    await screen.findByText(/The chat opens in a new tab/);
    await user.click(screen.getByRole('button', { name: 'Start Chat' }));
    expect(open).toHaveBeenCalledWith('https://chat.example.org/x', '_blank', 'noopener,noreferrer');
    open.mockRestore();
  });
});
