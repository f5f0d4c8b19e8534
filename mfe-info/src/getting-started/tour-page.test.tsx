import { renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TourPage } from './tour-page.tsx';

const titles = ['Create your project', 'AI generates 15 concepts', 'Select and refine', 'Get your brand kit for $29'];
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('the tour', () => {
  test('goes through its four steps and back, and ends on the way to the dashboard', async () => {
    await renderWithRouter(<TourPage />);
    const seen = [heading()];
    for (let step = 1; step < titles.length; step += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      seen.push(heading());
    }
    expect(seen).toEqual(titles);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/dashboard');

    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(heading()).toBe(titles[2]);
  });

  test('hides Previous on its first step, says how far it is, and may be skipped', async () => {
    await renderWithRouter(<TourPage />);
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Tour' })).toHaveAttribute('aria-valuetext', 'Step 1 of 4');
    expect(screen.getByRole('link', { name: 'Skip Tutorial' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('progressbar', { name: 'Tour' })).toHaveAttribute('aria-valuetext', 'Step 2 of 4');
  });
});
