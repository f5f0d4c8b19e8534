import type { JSX, ReactNode } from 'react';
import {
  CONCEPTS_PER_PROJECT,
  CONCEPTS_PER_STUDIO,
  RESIDENT_STUDIOS,
  STUDIOS,
  type StudioId,
} from '@fifteen/contracts';
import {
  Board as Tiles,
  Container,
  PageHeading,
  Progress,
  StudioTag,
  VisuallyHidden,
  type BoardCell,
} from '@fifteen/web/ui';
import { useTitle } from '@fifteen/web/page';
import { Preview } from '../preview.tsx';
import { type Board, completedBy, completedOf, percentOf, type Slot } from './board.ts';
import styles from './generation-view.module.css';

interface GenerationViewProps {
  heading: string;
  /** What is happening now, in a line. */
  status: ReactNode;
  /** Null before the places are known: the board is there, and empty. */
  board: Board | null;
  /** Errors and ways on. */
  children?: ReactNode;
}

const WAITING: readonly BoardCell[] = Array.from({ length: CONCEPTS_PER_PROJECT }, () => ({ state: 'waiting' }));

/** Who draws this row, in which spirit, and how far it is. */
const StudioRow = ({ studio, board }: { studio: StudioId; board: Board }): JSX.Element => (
  <div className={styles.studio}>
    <h2 className={styles.name}>
      <StudioTag studio={studio} />
    </h2>
    <span className={styles.share}>
      {completedBy(board, studio)}/{CONCEPTS_PER_STUDIO}
    </span>
    <p className={styles.philosophy}>{STUDIOS[studio].philosophy}</p>
  </div>
);

const cellOf = ({ status, url, title, studio }: Slot): BoardCell => {
  if (status === 'failed') return { state: 'failed' };
  if (status !== 'completed' || !url) return { state: 'waiting' };
  const alt = title ? `${title}, by ${STUDIOS[studio].name}` : `Concept by ${STUDIOS[studio].name}`;
  return { state: 'done', content: <Preview url={url} alt={alt} sizes="140px" /> };
};

/** In the browser's tab, for who looks elsewhere meanwhile. */
const titleOf = (completed: number, heading: string): string =>
  completed > 0 ? `${completed}/${CONCEPTS_PER_PROJECT} ${heading}` : heading;

/** One polite word per studio's worth of concepts, instead of fifteen interruptions. */
const milestoneOf = (completed: number): string => {
  const reached = completed - (completed % CONCEPTS_PER_STUDIO);
  return reached > 0 ? `${reached} of ${CONCEPTS_PER_PROJECT} logos are ready.` : '';
};

/** Progress as the 5 by 3 board: three studios, fifteen places, dealt as they arrive. */
export const GenerationView = ({ heading, status, board, children }: GenerationViewProps): JSX.Element => {
  const completed = completedOf(board ?? []);
  useTitle(titleOf(completed, heading));
  const count = `${completed}/${CONCEPTS_PER_PROJECT} logos`;
  return (
    <Container className={styles.page}>
      <div className={styles.side}>
        <PageHeading>{heading}</PageHeading>
        <div className={styles.figures}>
          <p className={styles.count}>
            {completed}/{CONCEPTS_PER_PROJECT} <span className={styles.unit}>logos</span>
          </p>
          <p className={styles.percent}>{percentOf(completed)}%</p>
        </div>
        <Progress
          label="Logos drawn"
          value={completed}
          max={CONCEPTS_PER_PROJECT}
          valueText={`${count}, ${percentOf(completed)}%`}
        />
        <output className={styles.status}>{status}</output>
        <VisuallyHidden>
          <output>{milestoneOf(completed)}</output>
        </VisuallyHidden>
        {children}
      </div>
      <Tiles
        label="Concepts"
        rows={RESIDENT_STUDIOS.map((studio) => (
          <StudioRow key={studio} studio={studio} board={board ?? []} />
        ))}
        cells={board && board.length > 0 ? board.map(cellOf) : WAITING}
      />
    </Container>
  );
};
