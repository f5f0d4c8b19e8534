import { useState, type JSX } from 'react';
import type { Asset, Project } from '@fifteen/contracts';
import { useNavigate } from '@fifteen/web/router';
import { showToast } from '@fifteen/web/session';
import { Container, PageHeading, Skeleton, TextLink } from '@fifteen/web/ui';
import { FilesButton } from '../shared/logo-files/files-button.tsx';
import { selectPathOf } from '../shared/project-status.ts';
import { Canvas } from './canvas.tsx';
import styles from './edit-page.module.css';
import { Inspector } from './inspector.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveVersion } from './save-version.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Edit } from './use-edit.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useGoOnce } from './use-go-once.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface EditorProps {
  project: Project | undefined;
  assetId: string;
  edit: Edit;
}

/** A logo and everything that can be changed of it. */
export const Editor = ({ project, assetId, edit }: EditorProps): JSX.Element => {
  const navigate = useNavigate();
  const [isComparing, setComparing] = useState(false);
  const [savedId, setSavedId] = useState<string | null>(null);
  const guard = useLeaveGuard(edit.operations.length > 0 && savedId === null);
  useShortcuts(edit);
  const shown = isComparing ? edit.original : edit.logo;

  const onSaved = (version: Asset): void => {
    setSavedId(version.id);
    showToast('Saved. Your original is safe.', 'success');
  };
  useGoOnce(savedId, (id) => void navigate(`/projects/${project?.id}/edit/${id}`, { replace: true }));

  return (
    <Container className={styles.page}>
      <PageHeading above={project ? <TextLink to={selectPathOf(project.id)}>{project.project_name}</TextLink> : <Skeleton width={140} />}>
        Edit your logo
      </PageHeading>
      <div className={styles.columns}>
        <div className={styles.stage}>
          <Toolbar edit={edit} onCompare={setComparing} />
          <Canvas logo={shown} caption={isComparing ? 'as it was opened' : 'as it is now'} message={edit.message} />
        </div>
        <div className={styles.inspector}>
          <Inspector assetId={assetId} edit={edit} />
          {project && <SaveVersion project={project} assetId={assetId} edit={edit} onSaved={onSaved} />}
          <FilesButton assetId={assetId} note={edit.operations.length > 0 ? 'Files show the last saved version.' : undefined} />
        </div>
      </div>
      <LeaveDialog guard={guard} />
    </Container>
  );
};
