import { useState, type JSX } from 'react';
import type { Asset, Project } from '@fifteen/contracts';
import { Alert, Button, Checkbox } from '@fifteen/web/ui';
import styles from './edit-page.module.css';
import type { Edit } from './use-edit.ts';
import { useSave } from './use-save.ts';

interface SaveVersionProps {
  project: Project;
  assetId: string;
  edit: Edit;
  onSaved: (version: Asset) => void;
}

/** Keeps the changes as a version; the logo that was opened stays as it is. */
export const SaveVersion = ({ project, assetId, edit, onSaved }: SaveVersionProps): JSX.Element => {
  const [renames, setRenames] = useState(true);
  const { isSaving, problem, save } = useSave(project.id, assetId, edit.operations);
  const hasChanges = edit.operations.length > 0;
  const isRenamed = edit.operations.some(({ op }) => op === 'name') && edit.logo?.name !== project.project_name;

  const press = async (): Promise<void> => {
    const version = await save(isRenamed && renames);
    if (version) onSaved(version);
  };
  return (
    <div className={styles.save}>
      {problem && <Alert>{problem}</Alert>}
      {isRenamed && (
        <Checkbox
          checked={renames}
          onChange={(event) => setRenames(event.target.checked)}
          label={`Call the project “${edit.logo?.name}” too`}
        />
      )}
      <Button wide busy={isSaving} busyLabel="Saving" disabled={!hasChanges} onClick={() => void press()}>
        Save version
      </Button>
    </div>
  );
};
