import { useEffect, useRef, type JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Alert, Button } from '@fifteen/web/ui';
import { moveColour } from '../draft/choices.ts';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { DropZone } from '../images/drop-zone.tsx';
import type { Picture } from '../images/read-picture.ts';
import { useReadPicture } from '../images/use-read-picture.ts';
import { Samples } from '../media/samples-list.tsx';
import { samplesQuery } from '../media/samples.ts';
import { PaletteEditor } from '../palette/palette-editor.tsx';
import { useScrollBackTo } from '../use-scroll-back-to.ts';
import styles from './image-step.module.css';

const keepPicture = (picture: Picture): void => updateDraft({ picture });

/** Step 2: a picture, and the five colours in it. What goes wrong is said here; the picture before stays. */
export const ImageStep = (): JSX.Element => {
  const { picture } = useDraft();
  const { read, readFrom, busy, problem } = useReadPicture(keepPicture);
  const { data: samples = [] } = useQuery(samplesQuery);
  const chooser = useRef<HTMLInputElement>(null);
  const columns = useScrollBackTo(picture?.url, 'nearest');

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const file = [...(clipboardData?.files ?? [])][0];
      if (file) void read(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [read]);

  return (
    <div className={styles.step} aria-busy={busy}>
      <div ref={columns} className={styles.columns}>
        <DropZone picture={picture?.url ?? null} busy={busy} onFile={(file) => void read(file)} chooser={chooser}>
          <Button
            variant={picture ? 'secondary' : 'primary'}
            size="medium"
            icon="upload"
            onClick={() => chooser.current?.click()}
          >
            {picture ? 'Choose another' : 'Choose a picture'}
          </Button>
        </DropZone>
        <PaletteEditor
          palette={picture?.palette ?? []}
          onMove={(from, to) =>
            picture && updateDraft({ picture: { ...picture, palette: moveColour(picture.palette, from, to) } })
          }
        />
      </div>
      {problem && <Alert>{problem}</Alert>}
      {samples.length > 0 && <Samples samples={samples} onChoose={(url) => void readFrom(url)} />}
    </div>
  );
};
