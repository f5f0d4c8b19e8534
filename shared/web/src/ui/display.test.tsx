import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from '@jest/globals';
import { renderWithRouter } from '@fifteen/testing';
import { Alert } from './alert.tsx';
import { Board, type BoardCell } from './board.tsx';
import { EmptyState } from './empty-state.tsx';
import { Progress } from './progress.tsx';
import { SiteFooter } from './site-footer.tsx';

test('a progress bar has a name, its limits and words', () => {
  render(<Progress label="Your logos" value={7} max={15} valueText="7 of 15 logos" />);
  const bar = screen.getByRole('progressbar', { name: 'Your logos' });
  expect(bar).toHaveAttribute('aria-valuenow', '7');
  expect(bar).toHaveAttribute('aria-valuemax', '15');
  expect(bar).toHaveAttribute('aria-valuetext', '7 of 15 logos');
});

describe('the board', () => {
  const cells = (done: number): BoardCell[] =>
    Array.from({ length: 15 }, (_, i) => ({
      state: i < done ? 'done' : 'waiting',
      content: <img alt={`Concept ${i + 1}`} />,
    }));

  test('shows the picture of a place only once it is done', () => {
    render(<Board label="Concepts" cells={cells(4)} />);
    expect(screen.getByRole('group', { name: 'Concepts' })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(4);
  });

  test('names its rows before them', () => {
    render(<Board label="Concepts" cells={cells(0)} rows={['Helios', "'78", 'Apex']} />);
    const places = [...screen.getByRole('group').children].map((place) => place.textContent);
    expect(places.indexOf("'78")).toBe(6);
    expect(places).toHaveLength(18);
  });

  test('without a label is decoration', () => {
    render(<Board shape="dots" cells={cells(15)} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryAllByRole('img')).toHaveLength(0);
  });
});

test('what went wrong interrupts, what went right waits its turn', () => {
  render(
    <>
      <Alert title="Failed to fetch projects">Network error</Alert>
      <Alert tone="success">Saved</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch projectsNetwork error');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('the heading of a page that was navigated to takes the focus, of the first page not', async () => {
  const { router } = await renderWithRouter([
    { path: '/', element: <EmptyState page title="First" /> },
    { path: '/next', element: <EmptyState page title="Next" /> },
  ]);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  await act(() => router.navigate('/next'));
  expect(screen.getByRole('heading', { level: 1, name: 'Next' })).toHaveFocus();
});

test('the footer holds every link of the specification', async () => {
  await renderWithRouter(<SiteFooter />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const wanted =
    '/#features /#pricing /#examples /#how-it-works /dashboard /getting-started /contact /help /knowledge-base /status ' +
    '/buy-credits /billing /terms /privacy /cookie-policy /refund-policy /dmca /login /signup';
  expect(links.sort()).toEqual(wanted.split(' ').sort());
});
