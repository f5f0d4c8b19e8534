import { useState, type JSX } from 'react';
import { Link, useNavigate } from '@fifteen/web/router';
import { session } from '@fifteen/web/session';
import { PARTS, type PartId } from './parts.ts';
import styles from './parts-menu.module.css';

/** Links, so that each part has an address and Back works; Logout signs out and goes home. */
export const PartsMenu = ({ open }: { open: PartId }): JSX.Element => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    if (busy) return;
    setBusy(true);
    await session.logout();
    await navigate('/');
  };
  return (
    <nav aria-label="Account" className={styles.menu}>
      <ul className={styles.list}>
        {PARTS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={id === 'profile' ? '/account' : `/account?tab=${id}`}
              aria-current={id === open ? 'page' : undefined}
              preventScrollReset
              className={styles.item}
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={busy} className={styles.item} onClick={() => void leave()}>
            {busy ? 'Logging out...' : 'Logout'}
          </button>
        </li>
      </ul>
    </nav>
  );
};
