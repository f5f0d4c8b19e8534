import type { JSX } from 'react';
import { type BrandKit, type BrandKitOrder, KIT_PART_IDS, type Project } from '@fifteen/contracts';
import { Icon, PageHeading } from '@fifteen/web/ui';
import { KIT_PARTS } from '../kit-parts.ts';
import { KitLogo } from '../kit-logo.tsx';
import { sizeWords } from '../size-words.ts';
import { DownloadLink } from './download-link.tsx';
import styles from './kit-header.module.css';

interface KitHeaderProps {
  project: Project;
  kit: BrandKit;
  order: BrandKitOrder | undefined;
}

const filesOf = (kit: BrandKit) => KIT_PART_IDS.flatMap((id) => kit[id]?.files ?? []);

const Contents = ({ kit }: { kit: BrandKit }): JSX.Element => (
  <nav aria-label="Parts of the kit">
    <ol className={styles.contents}>
      {KIT_PARTS.map(({ id, name, note }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{kit[id] ? note : 'Not Available'}</span>
            <Icon name="chevron-down" size={18} />
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** The logo, what there is of it, and all of it at once. */
export const KitHeader = ({ project, kit, order }: KitHeaderProps): JSX.Element => {
  const files = filesOf(kit);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const isWhole = order === undefined || order.status === 'completed';
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        <KitLogo project={project} assetId={kit.asset_id} url={kit.selected_logo_url} />
      </div>
      <div className={styles.words}>
        <PageHeading above={project.project_name} lead={`${files.length} files, ${sizeWords(bytes)}. Yours for good.`}>
          Your brand kit
        </PageHeading>
        {kit.download_url && (
          <DownloadLink url={kit.download_url} variant="primary" size="large">
            {isWhole ? 'Download All' : 'Download what’s ready'}
          </DownloadLink>
        )}
        <Contents kit={kit} />
      </div>
    </header>
  );
};
