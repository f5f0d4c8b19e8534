import type { JSX, KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '@fifteen/web/ui';
import { HexField } from './hex-field.tsx';
import styles from './palette-editor.module.css';

export interface SwatchRowProps {
  colour: string;
  at: number;
  count: number;
  isMoving: boolean;
  onChange: (colour: string) => void;
  /** To another place by the keyboard or a press; out of range is ignored. */
  onMove: (to: number) => void;
  onGrab: (event: PointerEvent<HTMLButtonElement>) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const targetOf = (key: string, at: number, count: number): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key in STEPS ? at + STEPS[key]! : null;
};

/** Three dots by two: what can be taken hold of. */
const Grip = (): JSX.Element => (
  <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
    {[5, 10, 15].flatMap((y) => [7, 13].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r={1.6} />))}
  </svg>
);

/** One colour of the palette: to change, to put first, to move. */
export const SwatchRow = ({ colour, at, count, isMoving, onChange, onMove, onGrab }: SwatchRowProps): JSX.Element => {
  const place = `color ${at + 1} of ${count}`;
  const walk = (event: KeyboardEvent): void => {
    const to = targetOf(event.key, at, count);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li className={styles.row} data-moving={isMoving || undefined}>
      <span className={styles.paint} style={{ backgroundColor: colour }}>
        {at === 0 && <span className={styles.dominant}>Dominant</span>}
        <input
          type="color"
          className={styles.picker}
          value={colour}
          aria-label={`Change ${place}${at === 0 ? ', the dominant one' : ''}`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <HexField colour={colour} label={`Hex code of ${place}`} onChange={onChange} />
      <button
        type="button"
        className={styles.tool}
        disabled={at === 0}
        aria-label={`Put ${place} first`}
        title="Put first"
        onClick={() => onMove(0)}
      >
        <span className={styles.up}>
          <Icon name="arrow-left" size={18} />
        </span>
      </button>
      <button
        type="button"
        className={styles.grip}
        aria-label={`Move ${place}: arrow keys`}
        title="Drag to move"
        data-grip={at}
        onKeyDown={walk}
        onPointerDown={onGrab}
      >
        <Grip />
      </button>
    </li>
  );
};
