import { useId, type JSX } from 'react';
import { NAV_SOLID_AFTER_PX, PRODUCT_NAME, type SiteRoute } from '@fifteen/contracts';
import { Link } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { Container, cx, Icon, Logo } from '@fifteen/web/ui';
import { AccountEntries } from './account-entries.tsx';
import { ANCHORS } from './entries.ts';
import styles from './navigation-bar.module.css';
import { useMenu } from './use-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const Anchors = (): JSX.Element => (
  <>
    {ANCHORS.map(({ label, to }) => (
      <Link key={to} to={to} className={styles.entry}>
        {label}
      </Link>
    ))}
  </>
);

/** Visitors have them on every page; customers who work on a project have no use for the sales talk. */
const useHasAnchors = (route: SiteRoute | undefined): boolean => {
  const isCustomer = useSession(({ status }) => status === 'signed_in');
  return !isCustomer || route?.remote === 'marketing' || route?.remote === 'info';
};

export const NavigationBar = ({ route }: { route: SiteRoute | undefined }): JSX.Element => {
  const solid = useScrolledPast(NAV_SOLID_AFTER_PX);
  const { open, toggle, button } = useMenu();
  const id = useId();
  const anchors = useHasAnchors(route) && <Anchors />;
  return (
    <header className={styles.bar} data-solid={solid || open}>
      <Container className={styles.inner}>
        <Link to="/" className={styles.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </Link>
        <nav className={styles.entries} aria-label="Main">
          <div className={styles.group}>{anchors}</div>
          <div className={cx(styles.group, styles.account)}>
            <AccountEntries />
          </div>
        </nav>
        <button
          type="button"
          ref={button}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
          <span>Menu</span>
        </button>
      </Container>
      <nav id={id} className={styles.menu} aria-label="Main" hidden={!open}>
        <Container className={styles.menuInner}>
          {anchors}
          <AccountEntries />
        </Container>
      </nav>
    </header>
  );
};
