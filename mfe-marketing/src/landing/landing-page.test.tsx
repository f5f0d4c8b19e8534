import { CREDIT_PACKAGES, HERO_PICTURES, LANDING_PICTURES_PATH, REELS_PATH, reelsOf, STUDIOS } from '@fifteen/contracts';
import { aUser, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { sightsFixture } from './sights.fixture.ts';

const hrefsOf = (name: string): (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

const sights = sightsFixture();
beforeEach(() => {
  signedOut();
  jest.restoreAllMocks();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  sights.clear();
});

describe('the landing page', () => {
  test('has one main heading and every anchor that the navigation and the footer point to', async () => {
    const { container } = await renderWithRouter(routes);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const id of ['features', 'pricing', 'examples', 'how-it-works']) {
      expect(container.querySelector(`section#${id}`)).toBeInTheDocument();
    }
  });

  test('leads a visitor to the sign-up and to the examples', async () => {
    await renderWithRouter(routes);
    expect(new Set(hrefsOf('Get Started'))).toEqual(new Set(['/signup']));
    expect(hrefsOf('See Examples')).toEqual(['/#examples']);
  });

  test('leads a customer straight to a new project', async () => {
    signedIn();
    await renderWithRouter(routes);
    expect(new Set(hrefsOf('Get Started'))).toEqual(new Set(['/projects/new']));
  });

  test('shows fifteen concepts, and five studios with what each stands for', async () => {
    await renderWithRouter(routes);
    const board = screen.getByRole('list', { name: /Fifteen logo concepts/ });
    const shown = [...board.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(HERO_PICTURES.map((name) => `${LANDING_PICTURES_PATH}/${name}`));
    for (const { name, philosophy } of Object.values(STUDIOS)) {
      expect(screen.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
      expect(screen.getByText(philosophy)).toBeInTheDocument();
    }
  });

  test('says of the guests that they join in refinements, and shows five concepts of each studio as films with a poster', async () => {
    await renderWithRouter(routes);
    expect(screen.getAllByText(/Joins in refinements/)).toHaveLength(2);
    for (const { id, name } of Object.values(STUDIOS)) {
      const strip = screen.getByRole('list', { name: `Concepts by ${name}` });
      const films = [...strip.querySelectorAll('video')];
      expect(films.map((film) => film.getAttribute('src'))).toEqual(reelsOf(id).map(({ film }) => `${REELS_PATH}/${film}`));
      expect(films.every((film) => film.preload === 'none' && !film.autoplay && film.loop)).toBe(true);
      expect(within(strip).getAllByRole('img', { name: /Logo concept for/ })).toHaveLength(5);
    }
  });

  test('plays what is in sight, and nothing anymore once it is told to pause', async () => {
    const played = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const paused = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    await renderWithRouter(routes);
    act(() => sights.show(0));
    expect(played).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the films' }));
    expect(paused.mock.contexts).toContain(played.mock.contexts[0]);
    expect(sights.count()).toBe(0);
  });

  test('stays still for who asked for less motion, until told otherwise', async () => {
    const calm = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    const media = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(calm as unknown as MediaQueryList);
    await renderWithRouter(routes);
    expect(sights.count()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the films' }));
    expect(sights.count()).toBe(25);
    media.mockRestore();
  });

  test('tells the way in four steps, the value on four cards, the price with its two extras', async () => {
    const { container } = await renderWithRouter(routes);
    expect(container.querySelectorAll('#how-it-works ol > li')).toHaveLength(4);
    expect(container.querySelectorAll('#features h3')).toHaveLength(4);
    const pricing = within(container.querySelector<HTMLElement>('#pricing') ?? container);
    expect(pricing.getByRole('heading', { name: 'Start Free' })).toBeInTheDocument();
    expect(pricing.getByText('5 credits per set')).toBeInTheDocument();
    expect(pricing.getByText('$29, once')).toBeInTheDocument();
    expect(pricing.getByText(/Card payments are secure/)).toBeInTheDocument();
    expect(screen.getByText(/Paid projects come as high-resolution files/)).toBeInTheDocument();
    expect(pricing.queryByText(`$${CREDIT_PACKAGES[0]?.priceUsd}`)).not.toBeInTheDocument();
  });
});

describe('the way on to the welcome page', () => {
  test('stands there in the first hour of an account', async () => {
    signedIn(aUser({ created_at: new Date().toISOString() }));
    await renderWithRouter(routes);
    expect(hrefsOf('See what they are for')).toEqual(['/welcome']);
  });

  test.each([
    ['for an older account', () => signedIn(aUser({ created_at: '2026-01-05T09:00:00.000Z' }))],
    ['for a visitor', signedOut],
  ])('is gone %s', async (_, become) => {
    become();
    await renderWithRouter(routes);
    expect(screen.queryByRole('link', { name: 'See what they are for' })).not.toBeInTheDocument();
  });
});
