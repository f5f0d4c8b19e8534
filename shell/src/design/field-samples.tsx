import { useState, type JSX } from 'react';
import {
  Checkbox,
  ChoiceCard,
  ChoiceGroup,
  PasswordField,
  RadioGroup,
  ShapesGroup,
  TextArea,
  TextField,
  type ShapesName,
} from '@fifteen/web/ui';
import styles from './design.module.css';
import { Sample } from './sample.tsx';

const PICTURES: readonly ShapesName[] = ['empty', 'lost', 'broken', 'done'];

const Choices = (): JSX.Element => {
  const [chosen, setChosen] = useState<ShapesName>('done');
  return (
    <ChoiceGroup legend="Which one would you hang on your wall?">
      {PICTURES.map((name) => (
        <ChoiceCard
          key={name}
          type="radio"
          name="picture"
          label={name}
          picture={<ShapesGroup name={name} />}
          checked={chosen === name}
          onChange={() => setChosen(name)}
        />
      ))}
    </ChoiceGroup>
  );
};

export const FieldSamples = (): JSX.Element => {
  const [tone, setTone] = useState<'calm' | 'loud' | null>('calm');
  return (
    <Sample title="Fields">
      <div className={styles.grid}>
        <TextField label="Email" type="email" hint="We send the receipt here." />
        <TextField label="Company name" defaultValue="?" error="Company name and industry are required" />
        <TextField label="Full name" optional />
        <TextField label="Search" type="search" icon="search" placeholder="Credits, files, refunds" />
        <TextField label="Email" value="ada@example.com" disabled readOnly />
        <PasswordField label="Password" autoComplete="new-password" />
      </div>
      <TextArea className={styles.field} label="Prompt" maxLength={500} defaultValue="Warmer, and a little less round." />
      <Checkbox label="I agree to the terms" defaultChecked />
      <Checkbox label="I agree to the terms" error="Please agree to the terms" />
      <RadioGroup
        legend="Tone"
        value={tone}
        onChange={setTone}
        options={[
          { value: 'calm', label: 'Calm', hint: 'Air and thin lines' },
          { value: 'loud', label: 'Loud' },
        ]}
      />
      <Choices />
    </Sample>
  );
};
