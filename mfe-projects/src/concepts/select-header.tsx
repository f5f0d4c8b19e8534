import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { Button, PageHeading } from '@fifteen/web/ui';
import { ConceptFilter, type Shown } from './concept-filter.tsx';
import type { Concepts } from './concepts-api.ts';
import { Diversity } from './diversity.tsx';
import styles from './select-header.module.css';

interface SelectHeaderProps {
  project: Project;
  concepts: Concepts;
  shown: Shown;
  /** Visitors of the shared link who voted. */
  voters: number;
  onShow: (shown: Shown) => void;
  onShare: () => void;
}

export const SelectHeader = ({ project, concepts, shown, voters, onShow, onShare }: SelectHeaderProps): JSX.Element => (
  <header className={styles.header}>
    <PageHeading above={project.project_name}>{project.is_own_logo ? 'Your logo' : 'Pick the one that feels like you'}</PageHeading>
    <div className={styles.tools}>
      {!project.is_own_logo && <ConceptFilter concepts={concepts} shown={shown} onShow={onShow} />}
      {!project.is_own_logo && concepts.diversity !== null && <Diversity share={concepts.diversity} count={concepts.all.length} />}
      <Button variant="secondary" size="medium" icon="share" onClick={onShare} aria-haspopup="dialog">
        {voters > 0 ? `Ask others (${voters} voted)` : 'Ask others'}
      </Button>
    </div>
  </header>
);
