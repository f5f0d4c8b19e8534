import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD } from '@fifteen/contracts';
import { Button } from '@fifteen/web/ui';
import styles from './upgrade.module.css';

/** Why there is a watermark, said before anybody asks. */
export const UpgradeBanner = ({ isOwnLogo, onUpgrade }: { isOwnLogo: boolean; onUpgrade: () => void }): JSX.Element => (
  <aside className={styles.banner} data-ground="ink" aria-label="Upgrade">
    <p>
      <strong>{isOwnLogo ? 'This is a preview.' : 'These are previews.'}</strong> {isOwnLogo ? 'Clean files' : 'Clean files, refinements'} and the brand kit
      come for ${BRAND_KIT_PRICE_USD}, once.
    </p>
    <Button size="medium" onClick={onUpgrade}>
      See what you get
    </Button>
  </aside>
);
