import { useEffect, useId, useRef, useState, type JSX } from 'react';
import { COMPANY_NAME_MAX, type Project } from '@fifteen/contracts';
import { ApiError } from '@fifteen/web/session';
import { Button, Modal, TextField } from '@fifteen/web/ui';
import { tellOtherTabs } from '../shared/api/project-news.ts';
import { useProjectChange } from '../shared/api/use-project-change.ts';

interface RenameDialogProps {
  project: Project;
  onClose: () => void;
  /** The new name stands. */
  onRenamed: (name: string) => void;
}

const wordsOf = (error: Error | null): string | undefined => {
  if (!error) return undefined;
  if (error instanceof ApiError && error.status === 404) return 'This project has been deleted.';
  const field = error instanceof ApiError ? error.fields.find(({ field: name }) => name === 'project_name') : undefined;
  return field?.message ?? error.message;
};

/** Asks for another name. Enter saves; what the server refuses stays to be mended. */
export const RenameDialog = ({ project, onClose, onRenamed }: RenameDialogProps): JSX.Element => {
  const form = useId();
  const [name, setName] = useState(project.project_name);
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which gives the focus to its first control.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { mutate, isPending, error, reset } = useProjectChange(project.id);

  const save = () => {
    if (name.trim() === project.project_name) return onClose();
    mutate(
      { project_name: name },
      {
        onSuccess: ({ project_name }) => {
          tellOtherTabs({ type: 'changed', id: project.id });
          onRenamed(project_name);
        },
      },
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="Rename project"
      actions={
        <>
          <Button type="submit" form={form} busy={isPending} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Project name"
          hint="The name inside its logos doesn’t change."
          value={name}
          maxLength={COMPANY_NAME_MAX}
          error={wordsOf(error)}
          ref={field}
          onChange={(event) => {
            reset();
            setName(event.target.value);
          }}
        />
      </form>
    </Modal>
  );
};
