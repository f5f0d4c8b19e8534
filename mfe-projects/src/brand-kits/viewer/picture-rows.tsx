import { useState, type JSX } from 'react';
import type { KitFile } from '@fifteen/contracts';
import { ratioOf, shownPictures } from '../cover.ts';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { PictureButton } from './picture-button.tsx';
import styles from './picture-rows.module.css';
import { rowsOf } from './rows-of.ts';

interface PictureRowsProps {
  files: readonly KitFile[];
  about: string;
  /** Small and round, as platforms cut a profile picture. */
  round?: true;
}

/** The pictures of a part, each in its own proportion, in rows that fill the page. */
export const PictureRows = ({ files, about, round }: PictureRowsProps): JSX.Element => {
  const pictures = shownPictures(files);
  const [at, setAt] = useState<number | null>(null);
  return (
    <div className={styles.rows} data-round={round}>
      {rowsOf(pictures).map((row) => (
        <ul key={row[0]?.name} className={styles.row}>
          {row.map((picture) => (
            <li key={picture.name} className={styles.item} data-shape={ratioOf(picture) < 0.8 ? 'tall' : undefined} style={{ flexGrow: ratioOf(picture) }}>
              <PictureButton picture={picture} about={about} onOpen={() => setAt(pictures.indexOf(picture))} />
            </li>
          ))}
        </ul>
      ))}
      {at !== null && <Lightbox pictures={pictures} about={about} at={at} onMove={setAt} onClose={() => setAt(null)} />}
    </div>
  );
};
