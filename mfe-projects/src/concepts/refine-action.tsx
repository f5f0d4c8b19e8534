import type { JSX } from 'react';
import type { Asset, Project } from '@fifteen/contracts';
import { useNavigate } from '@fifteen/web/router';
import { Button } from '@fifteen/web/ui';
import styles from './refine-action.module.css';

interface RefineActionProps {
  project: Project;
  chosen: Asset | undefined;
  onUnpaid: () => void;
}

/** On to refining: a paid project goes there, an unpaid one is told what it takes. */
export const RefineAction = ({ project, chosen, onUnpaid }: RefineActionProps): JSX.Element => {
  const navigate = useNavigate();
  const go = (): void => {
    if (!project.is_paid) return onUnpaid();
    if (chosen) void navigate(`/projects/${project.id}/refine/${chosen.id}`);
  };
  return (
    <div className={styles.bar}>
      <Button wide disabled={!chosen} onClick={go}>
        Refine Logo
      </Button>
    </div>
  );
};
