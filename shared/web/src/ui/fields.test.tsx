import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  test('is named by its label and described by its hint', () => {
    render(<TextField label="Email" hint="For the receipt" />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For the receipt');
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  test('with an error is invalid, and says why instead of the hint', () => {
    render(<TextField label="Email" hint="For the receipt" error="Please enter a valid email address" />);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('for a password can be looked at', async () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('of several lines counts what is typed, controlled or not', async () => {
    const { rerender } = render(<TextArea label="Prompt" maxLength={500} />);
    await userEvent.type(screen.getByLabelText('Prompt'), 'Warmer');
    expect(screen.getByText('6 / 500')).toBeVisible();
    rerender(<TextArea label="Prompt" maxLength={500} value="Colder still" onChange={() => undefined} />);
    expect(screen.getByText('12 / 500')).toBeVisible();
  });
});

describe('a choice', () => {
  test('of yes or no may be refused', () => {
    render(<Checkbox label="I agree" error="Please agree to the terms" />);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please agree to the terms');
  });

  const Tone = () => {
    const [tone, setTone] = useState<'calm' | 'loud' | null>(null);
    const options = [{ value: 'calm', label: 'Calm' }, { value: 'loud', label: 'Loud' }] as const;
    return <RadioGroup legend="Tone" value={tone} onChange={setTone} options={options} />;
  };

  test('among words is a named group of radios that arrows walk', async () => {
    render(<Tone />);
    expect(screen.getByRole('group', { name: 'Tone' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Calm' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Loud' })).toBeChecked();
  });

  test('among pictures is a native checkbox named by its label', async () => {
    const change = jest.fn();
    render(
      <ChoiceGroup legend="Vibes">
        <ChoiceCard type="checkbox" name="vibe" label="Tech sharp" picture={<img alt="" />} checked={false} onChange={change} />
      </ChoiceGroup>,
    );
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Tech sharp' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledWith(true);
  });
});
