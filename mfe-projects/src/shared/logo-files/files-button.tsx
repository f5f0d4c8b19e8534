import { useState, type JSX } from 'react';
import { Button, Modal } from '@fifteen/web/ui';
import { FilesPanel } from './files-panel.tsx';

interface FilesButtonProps {
  assetId: string;
  /** What should be known before something is taken. */
  note?: string | undefined;
  size?: 'large' | 'medium' | undefined;
}

/** Opens the files of a logo of a paid project. */
export const FilesButton = ({ assetId, note, size }: FilesButtonProps): JSX.Element => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size={size} wide icon="download" onClick={() => setOpen(true)}>
        Download files
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Files of this logo" size="large">
        {note && <p>{note}</p>}
        <FilesPanel assetId={assetId} />
      </Modal>
    </>
  );
};
