import { renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ContactPage } from './contact-page.tsx';
import { inSupportHours } from './support-hours.ts';

describe('support hours', () => {
  test.each([
    ['Monday 9:00 in New York, winter', '2026-01-05T14:00:00Z', true],
    ['Monday 8:59', '2026-01-05T13:59:00Z', false],
    ['Friday 16:59, summer', '2026-07-10T20:59:00Z', true],
    ['Friday 17:00', '2026-07-10T21:00:00Z', false],
    ['Saturday noon', '2026-01-10T17:00:00Z', false],
  ])('%s', (_, time, open) => {
    expect(inSupportHours(new Date(time))).toBe(open);
  });
});

test('the page gives the address and shows no form that sends nothing', async () => {
  const { container } = await renderWithRouter(<ContactPage />);
  expect(screen.getByRole('link', { name: 'support@fifteen.example' })).toHaveAttribute(
    'href',
    'mailto:support@fifteen.example',
  );
  expect(container.querySelectorAll('form, input, textarea, button')).toHaveLength(0);
  expect(screen.getByText('Mon-Fri 9am-5pm EST')).toBeInTheDocument();
});
