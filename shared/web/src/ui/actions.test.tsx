import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, jest, test } from '@jest/globals';
import { useState, type JSX } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Button } from './button.tsx';
import { Disclosure } from './disclosure.tsx';
import { Modal } from './modal.tsx';
import { Tabs } from './tabs.tsx';

describe('a button', () => {
  test('that is busy says so, keeps its focus and ignores clicks', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Logging In..." onClick={press}>
          Log In
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Logging In...' });
    button.focus();
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('submits nothing unless told to', () => {
    render(<Button>Refine Logo</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('tabs', () => {
  const show = () =>
    render(
      <Tabs
        label="Account"
        tabs={[
          { id: 'profile', label: 'Profile', panel: 'Ada' },
          { id: 'credits', label: 'Credits', panel: '100' },
          { id: 'billing', label: 'Billing', panel: 'None' },
        ]}
      />,
    );

  test('show one panel, named by its tab', async () => {
    show();
    expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Ada');
    await userEvent.click(screen.getByRole('tab', { name: 'Credits' }));
    expect(screen.getByRole('tabpanel', { name: 'Credits' })).toHaveTextContent('100');
  });

  test.each([
    ['{ArrowRight}', 'Credits'],
    ['{ArrowLeft}', 'Billing'],
    ['{End}', 'Billing'],
    ['{End}{ArrowRight}', 'Profile'],
    ['{End}{Home}', 'Profile'],
  ])('%s goes to %s, which takes the focus', async (keys, name) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  });

  test('are one stop of the Tab key', async () => {
    show();
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});

const inRouter = (page: JSX.Element): JSX.Element => <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />;

describe('a modal', () => {
  const Page = ({ close }: { close: () => void }) => {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} onClose={() => (setOpen(false), close())} title="Upgrade" actions={<Button>Pay $29</Button>}>
        Clean files
      </Modal>
    );
  };

  test('is a dialog named by its title, opened as modal', () => {
    const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(inRouter(<Page close={() => undefined} />));
    expect(screen.getByRole('dialog', { name: 'Upgrade' })).toHaveTextContent('Clean files');
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  test('closes by Escape, before it leaves the page, so that the focus goes back', () => {
    const asked = jest.fn();
    const shut = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
      expect(this.isConnected).toBe(true);
    });
    render(inRouter(<Page close={asked} />));
    // What a browser sends for Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(shut).toHaveBeenCalledTimes(1);
    shut.mockRestore();
  });

  test("the browser's Back closes it and leaves nowhere; the next one goes back", async () => {
    const router = createMemoryRouter([{ path: '/first', element: 'First' }, { path: '/', element: <Page close={() => undefined} /> }], {
      initialEntries: ['/first', '/'],
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/first');
  });

  test('closes by its button and by a click beside it, not by one inside', async () => {
    const asked = jest.fn();
    const { unmount } = render(inRouter(<Page close={asked} />));
    await userEvent.click(screen.getByText('Clean files'));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(asked).toHaveBeenCalledTimes(1);
    unmount();
    render(inRouter(<Page close={asked} />));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a disclosure is a button that tells whether its answer is open', async () => {
  render(<Disclosure summary="Do credits expire?">They stay.</Disclosure>);
  const button = screen.getByRole('button', { name: 'Do credits expire?', expanded: false });
  expect(screen.getByText('They stay.')).not.toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('They stay.')).toBeVisible();
});
