import { useState, type JSX, type KeyboardEvent } from 'react';
import styles from './palette-editor.module.css';

interface HexFieldProps {
  colour: string;
  label: string;
  onChange: (colour: string) => void;
}

/** `C8692F`, `#c8692f` and `#abc` are colours; null for anything else. */
export const hexOf = (text: string): string | null => {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : null;
};

/** A colour as text. Half a code changes nothing; what is no colour is said, and left alone it gives way to the colour. */
export const HexField = ({ colour, label, onChange }: HexFieldProps): JSX.Element => {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && hexOf(typed) === null;
  const settle = (): void => {
    const hex = hexOf(typed ?? colour);
    if (hex && hex !== colour) onChange(hex);
    setTyped(null);
  };
  const type = (text: string): void => {
    setTyped(text);
    // Three digits may be half of six: they wait until the field is left.
    if (/^#?[0-9a-f]{6}$/i.test(text.trim())) onChange(hexOf(text)!);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <input
      className={styles.hex}
      value={typed ?? colour}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="none"
      maxLength={9}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={press}
    />
  );
};
