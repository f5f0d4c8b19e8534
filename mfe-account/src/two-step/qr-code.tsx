import { useMemo, type JSX } from 'react';
import { generate } from 'lean-qr';
import styles from './qr-code.module.css';

/** Modules of quiet around the code, which scanners look for. */
const QUIET = 4;

/** One path for all dark modules, in runs along each row. */
const pathOf = (text: string): { readonly path: string; readonly size: number } => {
  const code = generate(text);
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) runs.push(`M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`);
    }
  }
  return { path: runs.join(''), size: code.size + 2 * QUIET };
};

/** A QR code as a drawing within the page: nothing is loaded, and nobody else sees its text. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }): JSX.Element => {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};
