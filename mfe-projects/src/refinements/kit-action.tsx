import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { Alert, Button, Card, SectionHeading } from '@fifteen/web/ui';
import { useStartKit } from '../shared/kits/use-start-kit.ts';
import { Preview } from '../shared/preview.tsx';
import styles from './kit-action.module.css';
import type { KitChoice } from './use-kit-choice.ts';

interface KitActionProps {
  projectId: string;
  /** What the kit would be made of. */
  asset: Asset;
  /** "the original", "variation 2". */
  name: string;
  choice: KitChoice;
}

/** Has the kit made of the original or of the variation that was chosen for it, and goes on to watch it. */
export const KitAction = ({ projectId, asset, name, choice }: KitActionProps): JSX.Element => {
  const kit = useStartKit(projectId);
  const go = async (): Promise<void> => {
    if (choice.chosenId !== asset.id && !(await choice.choose(asset.id))) return;
    kit.start(asset.id);
  };
  return (
    <Card as="section" padding="small" className={styles.kit} aria-label="Brand kit">
      {asset.asset_url && (
        <Preview url={asset.asset_url} alt="" sizes="64px" className={styles.logo} style={{ backgroundColor: asset.metadata.background ?? undefined }} />
      )}
      <div className={styles.words}>
        <SectionHeading size="small">Happy with it?</SectionHeading>
        <p className={styles.of}>Your kit will use {name}.</p>
      </div>
      <Button variant="secondary" size="medium" busy={kit.busy} busyLabel="Starting..." onClick={() => void go()}>
        Generate Brand Kit
      </Button>
      {kit.problem && <Alert className={styles.problem}>{kit.problem}</Alert>}
      {choice.problem && <Alert className={styles.problem}>We couldn’t save your choice: {choice.problem}</Alert>}
    </Card>
  );
};
