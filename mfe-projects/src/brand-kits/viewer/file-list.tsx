import type { JSX } from 'react';
import type { KitFile } from '@fifteen/contracts';
import { Disclosure, Icon } from '@fifteen/web/ui';
import { sizeWords } from '../size-words.ts';
import { toSave } from './file-address.ts';
import styles from './file-list.module.css';

interface FileListProps {
  files: readonly KitFile[];
  /** "Business cards". */
  of: string;
}

/** The folder that all files of a part lie in says nothing more. */
const shortName = (name: string): string => name.slice(name.indexOf('/') + 1);

const measures = ({ width, height, bytes }: KitFile): string => [width && height ? `${width} × ${height}` : '', sizeWords(bytes)].filter(Boolean).join(', ');

/** Each file of a part by itself, for those who need just one. */
export const FileList = ({ files, of }: FileListProps): JSX.Element => (
  <Disclosure summary={`${files.length} files of ${of.toLowerCase()}`}>
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.name}>
          <a href={toSave(file.url)} download className={styles.file}>
            <Icon name="download" size={18} />
            <span className={styles.name}>{shortName(file.name)}</span>
            <span className={styles.measures}>{measures(file)}</span>
          </a>
        </li>
      ))}
    </ul>
  </Disclosure>
);
