import type { JSX } from 'react';
import { Control } from '../controls/control.tsx';
import { EditButton } from '../controls/edit-button.tsx';
import { Stepper } from '../controls/stepper.tsx';
import type { Edit } from '../use-edit.ts';
import { FontPicker } from './font-picker.tsx';
import { NameField } from './name-field.tsx';
import { TaglineField } from './tagline-field.tsx';
import styles from './panels.module.css';

const CASES = [
  ['upper', 'CAPITALS'],
  ['title', 'Upper and lower'],
  ['lower', 'lower case'],
] as const;

interface LettersPanelProps {
  assetId: string;
  edit: Edit;
}

/** The name and its letters. */
export const LettersPanel = ({ assetId, edit }: LettersPanelProps): JSX.Element => (
  <div className={styles.panel}>
    <NameField edit={edit} />
    <TaglineField edit={edit} />
    <FontPicker assetId={assetId} edit={edit} />
    <div className={styles.steps}>
      <Stepper edit={edit} label="Weight" words={['Thinner', 'Bolder']} operation={(steps) => ({ op: 'weight', steps })} />
      <Stepper edit={edit} label="Letter spacing" words={['Tighter', 'Wider']} operation={(steps) => ({ op: 'tracking', steps })} />
      <Stepper edit={edit} label="Corners" words={['Sharper', 'Rounder']} operation={(steps) => ({ op: 'corner', steps })} />
    </div>
    <Control label="Case">
      {CASES.map(([letters, word]) => (
        <EditButton key={letters} edit={edit} operation={{ op: 'case', case: letters }} pressed={edit.logo?.case === letters}>
          {word}
        </EditButton>
      ))}
    </Control>
    <Control label="Spacing and corners">
      <EditButton edit={edit} operation={{ op: 'plain' }}>
        Reset
      </EditButton>
    </Control>
  </div>
);
