import { useState, type JSX } from 'react';
import { Board, Button, DotBoard, LoadingBoard, Progress, StudioTag, type BoardCell } from '@fifteen/web/ui';
import { CONCEPTS_PER_PROJECT, RESIDENT_STUDIOS } from '@fifteen/contracts';
import styles from './design.module.css';
import { Row, Sample } from './sample.tsx';

const GROUNDS = ['#ffffff', '#f6efe0', '#3a1e12', '#c8692f', '#2f5246'];

const cellAt = (index: number, count: number): BoardCell => {
  const state = index === 8 && count > 8 ? 'chosen' : index < count ? 'done' : index === count ? 'drawing' : 'waiting';
  const filled = index < count;
  return { state, ...(filled && { colour: GROUNDS[index % GROUNDS.length], content: <span /> }) };
};

export const BoardSamples = (): JSX.Element => {
  const [count, setCount] = useState(9);
  const cells = Array.from({ length: CONCEPTS_PER_PROJECT }, (_, i) => cellAt(i, count));
  return (
    <Sample title="The board">
      <Row>
        <Button size="medium" onClick={() => setCount((count + 1) % (CONCEPTS_PER_PROJECT + 1))}>
          Deal one more
        </Button>
        <LoadingBoard />
        <span className={styles.dots}>
          <DotBoard lit={count} />
        </span>
      </Row>
      <Progress label="Concepts" value={count} max={CONCEPTS_PER_PROJECT} valueText={`${count} of 15 logos`} />
      <Progress label="Steps" value={2} max={5} segmented />
      <Board
        className={styles.board}
        label="Concepts"
        cells={cells}
        rows={RESIDENT_STUDIOS.map((studio) => (
          <StudioTag key={studio} studio={studio} />
        ))}
      />
    </Sample>
  );
};
