import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSignIn, fakeApi, renderWithRouter, signedOut } from '@fifteen/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const SIGNUP = '/api/v1/auth/signup';

interface Answers {
  name?: string;
  password?: string;
  confirmation?: string;
  agreed?: boolean;
}

/** In one go, as a password manager does: a keystroke at a time is slow on a busy machine. */
const fill = async (label: string | RegExp, text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

const fillIn = async ({
  name,
  password = 'quiet-harbour',
  confirmation = password,
  agreed = true,
}: Answers = {}): Promise<void> => {
  if (name) await fill(/full name/i, name);
  await fill('Email', 'ada@example.com');
  await fill('Password', password);
  await fill('Confirm password', confirmation);
  if (agreed) await userEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
};
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

describe('/signup', () => {
  beforeEach(signedOut);

  test('makes an account and goes home', async () => {
    api.on('POST', SIGNUP, () => Response.json(aSignIn(), { status: 201 }));
    const { router } = await renderWithRouter(routes, { at: '/signup' });
    await fillIn({ name: ' Ada Lovelace ' });
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.requests[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'quiet-harbour',
      full_name: 'Ada Lovelace',
    });
  });

  test('the name is optional, its label says so, and an empty one is sent as null', async () => {
    api.on('POST', SIGNUP, () => Response.json(aSignIn(), { status: 201 }));
    await renderWithRouter(routes, { at: '/signup' });
    expect(screen.getByLabelText('Full name optional')).not.toBeRequired();
    await fillIn();
    await submit();
    await waitFor(() => expect(api.requests[0]?.body).toMatchObject({ full_name: null }));
  });

  test.each([
    ['differ', { confirmation: 'quiet-harbor' }, 'Passwords do not match', 'Confirm password'],
    ['are short', { password: 'abcde' }, 'Password must be at least 6 characters', 'Password'],
  ])('A8: passwords that %s are refused in the page, at their field', async (_, answers, message, label) => {
    await renderWithRouter(routes, { at: '/signup' });
    await fillIn(answers);
    await submit();
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(api.requests).toEqual([]);
  });

  test('without agreement nothing is sent; the checkbox says so, and stops saying it once it is ticked', async () => {
    await renderWithRouter(routes, { at: '/signup' });
    await fillIn({ agreed: false });
    await submit();
    const agreement = screen.getByRole('checkbox', { name: /terms/i });
    expect(agreement).toBeRequired();
    expect(agreement).toHaveFocus();
    expect(agreement).toBeInvalid();
    expect(agreement).toHaveAccessibleDescription('Please agree to the Terms of Service and the Privacy Policy');
    expect(api.requests).toEqual([]);
    await userEvent.click(agreement);
    expect(agreement).toBeValid();
    expect(screen.getByLabelText('Password')).toHaveValue('quiet-harbour');
  });

  test("says the server's words, of the wrong field where it names one", async () => {
    api.refuse('POST', SIGNUP, 'email_taken');
    await renderWithRouter(routes, { at: '/signup' });
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists');
    api.refuse('POST', SIGNUP, 'invalid_request', {
      errors: [{ field: 'email', message: 'Please enter a valid email address' }],
    });
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address'));
  });

  test.each([
    ['the network is lost', () => { throw new TypeError('Failed to fetch'); }],
    ['the answer carries no detail', () => new Response(null, { status: 500 })],
  ])('says its own words where %s', async (_, answer) => {
    api.on('POST', SIGNUP, answer);
    await renderWithRouter(routes, { at: '/signup' });
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Signup failed. Please try again.');
  });

  test('warns of a password below 8 characters, aloud, and takes it', async () => {
    api.on('POST', SIGNUP, () => Response.json(aSignIn(), { status: 201 }));
    const { router } = await renderWithRouter(routes, { at: '/signup' });
    const warned = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join('');
    expect(warned()).not.toContain('8 or more');
    await fill('Password', 'tGv4wzu');
    expect(warned()).toContain('You can use this one, but 8 or more characters are much safer.');
    await userEvent.paste('8');
    expect(warned()).not.toContain('8 or more');
    await userEvent.clear(screen.getByLabelText('Password'));
    await fillIn({ password: 'tGv4wz' });
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('the hint follows the password', async () => {
    await renderWithRouter(routes, { at: '/signup' });
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
    await fill('Password', 'correct horse battery');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Strong'));
  });
});
