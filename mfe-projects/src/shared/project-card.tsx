import type { JSX, ReactNode } from 'react';
import type { Project } from '@fifteen/contracts';
import { dayOf } from '@fifteen/web/dates';
import { Badge, ShapesGroup, Skeleton, type BadgeProps } from '@fifteen/web/ui';
import { Link } from '@fifteen/web/router';
import styles from './project-card.module.css';
import { nextStepOf } from './project-status.ts';

interface ProjectCardProps {
  project: Project;
  to: string;
  status: string;
  tone: BadgeProps['tone'];
  /** Stands beside the name, as a menu. */
  actions?: ReactNode;
}

const Thumbnail = ({ url }: { url: string | null }): ReactNode =>
  url ? (
    <img src={url} alt="" width={512} height={512} loading="lazy" decoding="async" />
  ) : (
    <ShapesGroup name="empty" className={styles.shapes} />
  );

/** A project with its best picture and the next step; the name is the link, the rest of the card is its target. */
export const ProjectCard = ({ project, to, status, tone, actions }: ProjectCardProps): JSX.Element => {
  const next = nextStepOf(project);
  return (
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
        <p className={styles.next}>
          <Link to={next.to}>{next.words}</Link>
        </p>
        <p className={styles.facts}>
          <Badge tone={tone}>{status}</Badge>
          <time dateTime={project.created_at}>{dayOf(project.created_at)}</time>
        </p>
      </div>
    </article>
  );
};

/** Holds a card's space to the pixel while it is loaded. */
export const ProjectCardSkeleton = (): JSX.Element => (
  <div className={styles.card}>
    <div className={styles.picture} />
    <div className={styles.words}>
      <div className={styles.name}>
        <Skeleton width="60%" />
      </div>
      <div className={styles.next}>
        <Skeleton width="45%" />
      </div>
      <div className={styles.facts}>
        <Skeleton shape="pill" width={92} height={28} />
        <Skeleton width={84} />
      </div>
    </div>
  </div>
);
