import type { JSX, ReactNode } from 'react';
import type { Project } from '@fifteen/contracts';
import { Badge, ShapesGroup, type BadgeProps } from '@fifteen/web/ui';
import { Link } from '@fifteen/web/router';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: Project;
  to: string;
  status: string;
  tone: BadgeProps['tone'];
  /** Stands beside the name, as a menu. */
  actions?: ReactNode;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const Thumbnail = ({ url }: { url: string | null }): ReactNode =>
  url ? (
    <img src={url} alt="" width={512} height={512} loading="lazy" decoding="async" />
  ) : (
    <ShapesGroup name="empty" className={styles.shapes} />
  );

/** A project with its best picture; the name is the link, the whole card is its target. */
export const ProjectCard = ({ project, to, status, tone, actions }: ProjectCardProps): JSX.Element => (
  <article className={styles.card} data-project={project.id}>
    <div className={styles.picture}>
      <Thumbnail url={project.thumbnail_url} />
    </div>
    <div className={styles.words}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link to={to}>
            <bdi>{project.project_name}</bdi>
          </Link>
        </h3>
        {actions}
      </div>
      <p className={styles.facts}>
        <Badge tone={tone}>{status}</Badge>
        <time dateTime={project.created_at}>{DATE.format(new Date(project.created_at))}</time>
      </p>
    </div>
  </article>
);
