import type { JSX } from 'react';
import type { SymbolChoice } from '@fifteen/contracts';
import { SectionHeading } from '@fifteen/web/ui';
import type { LogoDraft } from './logo-draft.ts';
import { LogoPicture } from './logo-picture.tsx';
import styles from './own-logo-page.module.css';

interface SymbolChoicesProps {
  draft: LogoDraft;
  choices: readonly SymbolChoice[];
  onChange: (draft: LogoDraft) => void;
}

const WHOLE: SymbolChoice = { label: 'The whole logo', shapes: [] };

/** Which part works alone, where there is room for no more: app icons, profile pictures. */
export const SymbolChoices = ({ draft, choices, onChange }: SymbolChoicesProps): JSX.Element | null =>
  choices.length === 0 ? null : (
    <fieldset className={styles.part}>
      <legend>
        <SectionHeading size="small">Your symbol</SectionHeading>
      </legend>
      <p className={styles.small}>This part goes on app icons and profile pictures.</p>
      <div className={styles.symbols}>
        {[...choices, WHOLE].map((choice) => (
          <label key={choice.label} className={styles.symbol}>
            <input type="radio" name="symbol" checked={choice.shapes.join() === draft.symbol.join()} onChange={() => onChange({ ...draft, symbol: choice.shapes })} />
            <span className={styles.thumb} style={{ backgroundColor: draft.background }}>
              <LogoPicture draft={draft} label="" only={choice.shapes.length > 0 ? choice.shapes : undefined} className={styles.thumbPicture} />
            </span>
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
