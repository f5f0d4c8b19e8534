import { useState, type DragEvent, type JSX, type KeyboardEvent } from 'react';
import { PALETTE_SIZE } from '@fifteen/contracts';
import { VisuallyHidden } from '@fifteen/web/ui';
import styles from './palette-editor.module.css';

interface PaletteEditorProps {
  /** Hex colours, dominant first; empty while there is no picture. */
  palette: readonly string[];
  onMove: (from: number, to: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface SwatchProps {
  colour: string;
  at: number;
  onMove: PaletteEditorProps['onMove'];
}

const Swatch = ({ colour, at, onMove }: SwatchProps): JSX.Element => {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at, at + step);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    onMove(Number(event.dataTransfer.getData('text/plain')), at);
  };
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.swatch}
        onClick={() => onMove(at, 0)}
        onKeyDown={walk}
        draggable
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <span className={styles.colour} style={{ backgroundColor: colour }} />
        <span className={styles.name}>
          {colour}
          {at === 0 && <span className={styles.dominant}> dominant</span>}
        </span>
        {at > 0 && <VisuallyHidden>, make it the dominant colour</VisuallyHidden>}
      </button>
    </li>
  );
};

const Empty = (): JSX.Element => (
  <ol className={styles.list} aria-hidden="true">
    {Array.from({ length: PALETTE_SIZE }, (_, i) => (
      <li key={i} className={styles.item}>
        <span className={styles.swatch}>
          <span className={styles.colour} />
        </span>
      </li>
    ))}
  </ol>
);

/** The five colours of the picture. The first is the dominant one; any other can be put first. */
export const PaletteEditor = ({ palette, onMove }: PaletteEditorProps): JSX.Element => {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    if (from === to || !palette[from] || !palette[to]) return;
    onMove(from, to);
    setSaid(`${palette[from]} is now colour ${to + 1} of ${palette.length}${to === 0 ? ', the dominant one' : ''}.`);
  };
  return (
    <div className={styles.editor}>
      {palette.length === 0 && <Empty />}
      <ol className={styles.list} aria-label="Palette" hidden={palette.length === 0}>
        {palette.map((colour, at) => (
          <Swatch key={colour} colour={colour} at={at} onMove={move} />
        ))}
      </ol>
      <p className={styles.help}>
        {palette.length > 0
          ? 'The first one leads. Press another to put it first; drag or arrow keys move it.'
          : 'Its 5 colours appear here.'}
      </p>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
};
