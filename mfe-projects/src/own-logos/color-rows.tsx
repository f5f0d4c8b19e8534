import type { JSX } from 'react';
import { COLOR_NAME_MAX } from '@fifteen/contracts';
import { Button } from '@fifteen/web/ui';
import { hexOf, HexField } from '../taste-tests/palette/hex-field.tsx';
import { livingColors, merged, recolored, removed, renamed, type LogoDraft } from './logo-draft.ts';
import styles from './own-logo-page.module.css';

interface ColorRowsProps {
  draft: LogoDraft;
  onChange: (draft: LogoDraft, held?: string) => void;
  /** The color that a person points at or works on; null for none. */
  onLookAt: (at: number | null) => void;
}

interface RowProps extends ColorRowsProps {
  color: { at: number; hex: string; name: string };
  others: readonly { at: number; name: string }[];
}

const ColorRow = ({ draft, color: { at, hex, name }, others, onChange, onLookAt }: RowProps): JSX.Element => (
  // Whoever points at a row or works in it sees where its color is: nothing that a reader of the page would miss.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <li className={styles.row} onPointerEnter={() => onLookAt(at)} onPointerLeave={() => onLookAt(null)} onFocus={() => onLookAt(at)} onBlur={() => onLookAt(null)}>
    <input type="color" className={styles.well} value={hex} aria-label={`${name}: change the color`} onChange={(event) => onChange(recolored(draft, at, event.target.value), `color ${at}`)} />
    <input
      className={styles.colorName}
      value={name}
      maxLength={COLOR_NAME_MAX}
      aria-label={`Name of ${hex}`}
      onChange={(event) => onChange(renamed(draft, at, event.target.value), `name ${at}`)}
    />
    <HexField colour={hex} label={`${name}: color code`} onChange={(code) => onChange(recolored(draft, at, hexOf(code) ?? hex))} />
    {others.length > 0 && (
      <select className={styles.merge} value="" aria-label={`Merge ${name} into another color`} onChange={(event) => onChange(merged(draft, at, Number(event.target.value)))}>
        <option value="" disabled>
          Merge into…
        </option>
        {others.map((other) => (
          <option key={other.at} value={other.at}>
            {other.name}
          </option>
        ))}
      </select>
    )}
    <Button variant="quiet" size="medium" icon="trash" className={styles.remove} aria-label={`Remove ${name}`} onClick={() => onChange(removed(draft, at))}>
      Remove
    </Button>
  </li>
);

/** Every color of the logo: recolored, renamed, merged, taken out. */
export const ColorRows = (props: ColorRowsProps): JSX.Element => {
  const living = livingColors(props.draft);
  return (
    <ul className={styles.rows} aria-label="Colors of your logo">
      {living.map((color) => (
        <ColorRow key={color.at} {...props} color={color} others={living.filter(({ at }) => at !== color.at)} />
      ))}
    </ul>
  );
};
