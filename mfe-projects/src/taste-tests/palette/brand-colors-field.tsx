import { useState, type JSX, type KeyboardEvent } from 'react';
import { PALETTE_SIZE } from '@fifteen/contracts';
import { Button, TextField } from '@fifteen/web/ui';
import type { Picture } from '../images/read-picture.ts';
import { brandPalette, colorsIn } from './brand-colors.ts';
import styles from './palette-editor.module.css';

interface BrandColorsFieldProps {
  onColors: (picture: Picture) => void;
}

const refusalOf = ({ colors, unread }: ReturnType<typeof colorsIn>): string | null => {
  if (unread.length > 0) return `“${unread[0]}” isn’t a color code. Write codes like #0b5d4e.`;
  if (colors.length === 0) return 'Write at least one color code, like #0b5d4e.';
  return colors.length > PALETTE_SIZE ? `Write up to ${PALETTE_SIZE} color codes.` : null;
};

/** Colors that a company has already, in place of a picture. */
export const BrandColorsField = ({ onColors }: BrandColorsFieldProps): JSX.Element => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const readTyped = (): void => {
    const read = colorsIn(typed);
    const refusal = refusalOf(read);
    setProblem(refusal);
    if (!refusal) onColors(brandPalette(read.colors));
  };
  // The step is inside the test's form already: Enter uses the colors, and does not go on.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    readTyped();
  };
  return (
    <div className={styles.brand}>
      <TextField
        label="I already have brand colors"
        hint={`Write up to ${PALETTE_SIZE} color codes, the main one first. No picture needed.`}
        placeholder="#0b5d4e, #f2b632"
        value={typed}
        error={problem ?? undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <Button variant="secondary" size="medium" onClick={readTyped}>
        Apply these colors
      </Button>
    </div>
  );
};
