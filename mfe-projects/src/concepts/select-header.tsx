import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { Badge, Button, PageHeading } from '@fifteen/web/ui';
import styles from './select-header.module.css';

interface SelectHeaderProps {
  project: Project;
  diversity: number | null;
  count: number;
  showsAll: boolean;
  onToggle: () => void;
}

export const SelectHeader = ({ project, diversity, count, showsAll, onToggle }: SelectHeaderProps): JSX.Element => (
  <header className={styles.header}>
    <PageHeading above={project.project_name}>Pick the one that feels like you</PageHeading>
    <div className={styles.tools}>
      {diversity !== null && <Badge>Diversity {Math.round(diversity * 100)}%</Badge>}
      <Button variant="secondary" size="medium" onClick={onToggle}>
        {showsAll ? 'Show our selection' : `Show all ${count} concepts`}
      </Button>
    </div>
  </header>
);
