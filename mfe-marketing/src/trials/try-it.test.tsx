import type { drawTrial, Trial } from '@fifteen/contracts';
import { fakeApi, renderWithRouter, signedOut } from '@fifteen/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { TryIt } from './try-it.tsx';

const api = fakeApi();
const concept = (studio: Trial['concepts'][number]['studio']) => ({ studio, title: 'Two discs', picture: `data:image/webp;base64,${studio}`, background: '#ffffff' });
const TRIAL: Trial = { concepts: [concept('helios'), concept('78'), concept('apex')], notes: [] };

const open = () => renderWithRouter([{ path: '/', element: <TryIt /> }]);
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signedOut();
  sessionStorage.clear();
});

describe('trying without an account', () => {
  test('shows three concepts for the typed name, and keeps the name for the taste test', async () => {
    api.answer<typeof drawTrial>('POST', '/api/v1/trials', TRIAL);
    const { router } = await open();
    type(/Company name/, '  Ohmbird ');
    type(/What you do/, 'Electric bikes');
    press('Draw three');
    const board = await screen.findByRole('list', { name: 'Three concepts for Ohmbird' });
    expect(within(board).getAllByRole('img')).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('Three concepts for Ohmbird are here.');
    expect(screen.getByRole('link', { name: 'See all 15' })).toHaveAttribute('href', '/signup');
    expect(JSON.parse(sessionStorage.getItem('fifteen.trial') ?? '')).toEqual({ company_name: 'Ohmbird', industry: 'Electric bikes' });
    expect(screen.getByRole('button', { name: 'Draw three more' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'See all 15' }));
    expect(router.state.location).toMatchObject({ pathname: '/signup', state: { from: '/projects/new' } });
  });

  test('shows pieces of the kit with an example, then with the first concept of the typed name, and says what it costs', async () => {
    api.answer<typeof drawTrial>('POST', '/api/v1/trials', TRIAL);
    const { container } = await open();
    const example = screen.getByRole('list', { name: 'Harbour & Rye on pieces of the brand kit' });
    expect([...example.querySelectorAll('img')].every((img) => img.getAttribute('src')?.startsWith('/media/landing/'))).toBe(true);
    expect(container).toHaveTextContent('$29 per project, paid once');
    expect(container).toHaveTextContent('No subscription');
    expect(container).toHaveTextContent('30-day money-back guarantee');
    type(/Company name/, 'Ohmbird');
    press('Draw three');
    const own = await screen.findByRole('list', { name: 'Your logo on pieces of the brand kit' });
    expect([...own.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(Array(4).fill('data:image/webp;base64,helios'));
  });

  test('asks for a name where there is none, without a call', async () => {
    await open();
    press('Draw three');
    expect(screen.getByLabelText(/Company name/)).toHaveAccessibleDescription(/Please enter a name/);
  });

  test('a name that cannot be drawn is refused at its field, and stays there', async () => {
    api.refuse('POST', '/api/v1/trials', 'invalid_request', {
      errors: [{ field: 'company_name', message: 'Must contain at least one letter or digit' }],
    });
    await open();
    type(/Company name/, '★★★');
    press('Draw three');
    expect(await screen.findByText('Must contain at least one letter or digit')).toBeInTheDocument();
    expect(screen.getByLabelText(/Company name/)).toHaveValue('★★★');
  });

  test.each([
    ['rate_limited', /a lot of names in a short time/],
    ['unavailable', /briefly unavailable/],
    ['internal', 'We couldn’t draw your logos just now. Please try again.'],
  ] as const)('%s is told in clear words', async (code, words) => {
    api.refuse('POST', '/api/v1/trials', code);
    await open();
    type(/Company name/, 'Ohmbird');
    press('Draw three');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
