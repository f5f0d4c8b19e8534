import type { JSX } from 'react';
import {
  AD_FILM_SECONDS,
  type Asset,
  BRAND_KIT_PRICE_USD,
  REFINEMENT_CREDITS,
  VARIATIONS_PER_REFINEMENT,
} from '@fifteen/contracts';
import { useSession } from '@fifteen/web/session';
import { Alert, Button, Modal } from '@fifteen/web/ui';
import { Guarantee, KitGlimpse } from './kit-glimpse.tsx';
import styles from './upgrade.module.css';
import type { Upgrade } from './use-upgrade.ts';

interface UpgradeModalProps {
  upgrade: Upgrade;
  /** Shown on pieces of the kit. */
  asset: Asset | undefined;
  /** False where nothing is selected and the asset is one of our own picking. */
  isTheirs?: boolean;
  /** Uploaded by its owner: one logo, which is not refined. */
  isOwnLogo?: boolean;
}

/** What the customer's credits are enough for. */
const creditsWords = (credits: number): string => {
  const sets = Math.floor(credits / REFINEMENT_CREDITS);
  if (sets === 0) return '';
  return ` Your ${credits} credits make ${sets} ${sets === 1 ? 'set' : 'sets'}.`;
};

/** What an unpaid project does not have yet, and the way to it. */
export const UpgradeModal = ({ upgrade, asset, isTheirs = true, isOwnLogo = false }: UpgradeModalProps): JSX.Element => {
  const credits = useSession((session) => session.user?.credits);
  return (
    <Modal
      open={upgrade.isOpen}
      onClose={upgrade.close}
      title="Make it yours"
      actions={
        <>
          <Button busy={upgrade.busy} busyLabel="Opening checkout..." onClick={() => void upgrade.purchase()}>
            Unlock for ${BRAND_KIT_PRICE_USD}
          </Button>
          <Button variant="secondary" onClick={upgrade.close}>
            Not now
          </Button>
        </>
      }
    >
      <KitGlimpse asset={asset} isTheirs={isTheirs} />
      <p>
        {isOwnLogo ? 'This is a preview with a watermark.' : 'Your concepts are previews with a watermark.'} One payment of ${BRAND_KIT_PRICE_USD} unlocks this project for good:
      </p>
      <ul className={styles.list}>
        <li>Clean files of {isOwnLogo ? 'your logo' : 'the logo you choose'}, as SVG, PNG and PDF</li>
        {isOwnLogo ? (
          <li>Color changes in the editor, free</li>
        ) : (
          <li>
            Refinements: {VARIATIONS_PER_REFINEMENT} variations for {REFINEMENT_CREDITS} credits.{credits !== undefined && creditsWords(credits)}
          </li>
        )}
        <li>The brand kit: cards, website, social headers, t-shirt and a {AD_FILM_SECONDS}-second film</li>
      </ul>
      <Guarantee />
      {upgrade.problem && <Alert tone="warning">{upgrade.problem}</Alert>}
    </Modal>
  );
};
