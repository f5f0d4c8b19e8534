import { useLayoutEffect, useRef, useState, type JSX } from 'react';
import { PALETTE_SIZE } from '@fifteen/contracts';
import { Button, cx, VisuallyHidden } from '@fifteen/web/ui';
import { moveColour } from '../draft/choices.ts';
import type { Picture } from '../images/read-picture.ts';
import styles from './palette-editor.module.css';
import { SwatchRow } from './swatch-row.tsx';
import { useDragOrder } from './use-drag-order.ts';

interface PaletteEditorProps {
  picture: Picture | null;
  onChange: (palette: readonly string[]) => void;
}

const Empty = (): JSX.Element => (
  <div className={styles.editor}>
    <div className={cx(styles.list, styles.empty)} aria-hidden="true">
      {Array.from({ length: PALETTE_SIZE }, (_, at) => (
        <span key={at} className={styles.row} />
      ))}
    </div>
    <p className={styles.help}>Its {PALETTE_SIZE} colors appear here.</p>
  </div>
);

const originOf = ({ real, url }: Picture): string => {
  if (url === null) return real >= PALETTE_SIZE ? 'These are your brand colors.' : `Your brand ${real === 1 ? 'color' : 'colors'}, and shades of ${real === 1 ? 'it' : 'them'} that complete the ${PALETTE_SIZE}.`;
  if (real >= PALETTE_SIZE) return 'Each is a color of your picture.';
  return `Your picture has ${real} clear ${real === 1 ? 'color' : 'colors'}; shades of ${real === 1 ? 'it' : 'them'} complete the ${PALETTE_SIZE}.`;
};

/** The five colours of the picture: the first is the dominant one. They can be changed, put first and moved. */
const Colours = ({ picture, onChange }: PaletteEditorProps & { picture: Picture }): JSX.Element => {
  const { palette, found } = picture;
  const [said, setSaid] = useState('');
  const focusNext = useRef<number | null>(null);

  const move = (from: number, to: number): void => {
    if (from === to || !palette[to]) return;
    onChange(moveColour(palette, from, to));
    setSaid(`${palette[from]} is now color ${to + 1} of ${palette.length}${to === 0 ? ', the dominant one' : ''}.`);
  };
  // A drag outlives the render that it began in, and must move what is there by then.
  const latest = useRef(move);
  const { list, moving, grab } = useDragOrder((from, to) => latest.current(from, to));

  useLayoutEffect(() => {
    latest.current = move;
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  });

  const moveAndFocus = (from: number, to: number): void => {
    if (palette[to]) focusNext.current = to;
    move(from, to);
  };

  return (
    <div className={styles.editor}>
      <ol ref={list} className={styles.list} aria-label="Palette">
        {palette.map((colour, at) => (
          <SwatchRow
            // The place is the identity: colours change and may be alike.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            colour={colour}
            at={at}
            count={palette.length}
            isMoving={moving === at}
            onChange={(changed) => onChange(palette.with(at, changed))}
            onMove={(to) => moveAndFocus(at, to)}
            onGrab={(event) => grab(at, event)}
          />
        ))}
      </ol>
      <p className={styles.help}>{originOf(picture)} The first color leads. Drag to reorder, or click a color to change it.</p>
      {palette.join() !== found.join() && (
        <Button
          variant="quiet"
          size="medium"
          icon="refresh"
          className={styles.reset}
          onClick={() => {
            onChange(found);
            setSaid(picture.url === null ? 'These are your brand colors as you typed them.' : 'This is the palette from your picture.');
          }}
        >
          {picture.url === null ? 'Back to your brand colors' : "Back to the picture's colors"}
        </Button>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
};

export const PaletteEditor = ({ picture, onChange }: PaletteEditorProps): JSX.Element =>
  picture ? <Colours picture={picture} onChange={onChange} /> : <Empty />;
