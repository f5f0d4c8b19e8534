import { useState, type JSX } from 'react';
import type { LogoFiles } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { useQuery } from '@fifteen/web/query';
import { Alert, Button, Icon, RadioGroup, Skeleton } from '@fifteen/web/ui';
import styles from './files-panel.module.css';
import { logoFilesQuery } from './logo-files-api.ts';
import { ARRANGEMENT_OPTIONS, COLORING_OPTIONS, FORMAT_WORDS } from './words.ts';

type Variant = LogoFiles['variants'][number];
type FileLink = Variant['files'][number];

const nameOf = ({ format, side }: FileLink): string => `${format.toUpperCase()}${side === null ? '' : ` ${side} px`}`;

const FileLinks = ({ files }: { files: readonly FileLink[] }): JSX.Element => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file.url}>
        <a href={file.url} download className={styles.file}>
          <Icon name="download" size={18} />
          <span>
            {nameOf(file)}
            <span className={styles.use}>{FORMAT_WORDS[file.format]}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** Which form of the logo, in which colours, as what. */
export const FilesPanel = ({ assetId }: { assetId: string }): JSX.Element => {
  const { data, error, refetch } = useQuery(logoFilesQuery(assetId));
  const [arrangement, setArrangement] = useState<Variant['arrangement']>('primary');
  const [coloring, setColoring] = useState<Variant['coloring']>('color');
  if (error) {
    return (
      <>
        <Alert>{messageOf(error, 'We couldn’t load the files.')}</Alert>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    );
  }
  if (!data) return <Skeleton shape="tile" height={320} />;
  const variant = data.variants.find((each) => each.arrangement === arrangement && each.coloring === coloring);
  return (
    <div className={styles.panel}>
      <a href={data.all_url} download className={styles.all}>
        <Icon name="download" />
        <span>
          All files
          <span className={styles.allUse}>117 files in one zip, including icons for your site.</span>
        </span>
      </a>
      <div className={styles.choice}>
        <RadioGroup legend="Form" options={ARRANGEMENT_OPTIONS} value={arrangement} onChange={setArrangement} />
        <RadioGroup legend="Colors" options={COLORING_OPTIONS} value={coloring} onChange={setColoring} />
      </div>
      <FileLinks files={variant?.files ?? []} />
    </div>
  );
};
