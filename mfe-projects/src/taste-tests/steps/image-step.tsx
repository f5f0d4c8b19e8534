import { useCallback, type JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Alert } from '@fifteen/web/ui';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { DropZone } from '../images/drop-zone.tsx';
import type { Picture } from '../images/read-picture.ts';
import { useOfferedFiles } from '../images/use-offered-files.ts';
import { useReadPicture } from '../images/use-read-picture.ts';
import { Samples } from '../media/samples-list.tsx';
import { samplesQuery } from '../media/samples.ts';
import { BrandColorsField } from '../palette/brand-colors-field.tsx';
import { PaletteEditor } from '../palette/palette-editor.tsx';
import { SiteColorsField } from '../palette/site-colors-field.tsx';
import { useScrollBackTo } from '../use-scroll-back-to.ts';
import styles from './image-step.module.css';

const keepPicture = (picture: Picture): void => updateDraft({ picture });

/** Step 2: a picture, and the five colours in it. What goes wrong is said here; the picture before stays. */
export const ImageStep = (): JSX.Element => {
  const { picture } = useDraft();
  const { read, readFrom, refuseLink, busy, problem } = useReadPicture(keepPicture);
  const { data: samples = [] } = useQuery(samplesQuery);
  const onFile = useCallback((file: File) => void read(file), [read]);
  const over = useOfferedFiles({ onFile, onLink: refuseLink });
  const columns = useScrollBackTo(problem ?? picture?.url ?? undefined, 'nearest');

  return (
    <div className={styles.step} aria-busy={busy}>
      <div ref={columns} className={styles.start}>
        {problem && (
          <Alert>
            {problem}
            {picture && ' We kept your current picture.'}
          </Alert>
        )}
        <div className={styles.columns}>
          <DropZone picture={picture?.url ?? null} busy={busy} over={over} onFile={onFile} />
          <PaletteEditor
            picture={picture}
            onChange={(palette) => picture && updateDraft({ picture: { ...picture, palette } })}
          />
        </div>
      </div>
      <BrandColorsField onColors={keepPicture} />
      <SiteColorsField onColors={keepPicture} />
      {samples.length > 0 && <Samples samples={samples} onChoose={(url) => void readFrom(url)} />}
    </div>
  );
};
