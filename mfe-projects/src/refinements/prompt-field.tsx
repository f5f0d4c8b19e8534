import type { JSX } from 'react';
import { REFINEMENT_PROMPT_MAX } from '@fifteen/contracts';
import { TextArea } from '@fifteen/web/ui';
import styles from './prompt-field.module.css';
import type { Reading } from './use-reading.ts';
import { WordsRead } from './words-read.tsx';

interface PromptFieldProps {
  prompt: string;
  reading: Reading | undefined;
  onChange: (prompt: string) => void;
}

/** Each is understood by the engine; a test holds them to it. */
export const EXAMPLES = ['bolder letters', 'in deep blue', 'symbol above the name', 'no symbol', 'rounder', 'keep the font'];

const joined = (prompt: string, example: string): string => {
  const before = prompt.trim().replace(/[,.]$/, '');
  return (before === '' ? example : `${before}, ${example}`).slice(0, REFINEMENT_PROMPT_MAX);
};

/** The wish in the customer's words, with examples, and what is understood of it while it is written. */
export const PromptField = ({ prompt, reading, onChange }: PromptFieldProps): JSX.Element => (
  <div className={styles.field}>
    <TextArea
      label="What should change?"
      optional
      hint="Leave it blank and we'll surprise you."
      placeholder="Bolder, in navy, and keep the font"
      value={prompt}
      maxLength={REFINEMENT_PROMPT_MAX}
      onChange={(event) => onChange(event.target.value)}
    />
    <ul className={styles.examples} aria-label="Examples to add">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <button type="button" className={styles.example} onClick={() => onChange(joined(prompt, example))}>
            {example}
          </button>
        </li>
      ))}
    </ul>
    <output className={styles.reading}>
      {reading && (
        <WordsRead
          label="We understand"
          understood={reading.understood}
          notUnderstood={reading.notUnderstood}
          cannot={reading.cannot}
          offers={reading.offers}
        />
      )}
    </output>
  </div>
);
