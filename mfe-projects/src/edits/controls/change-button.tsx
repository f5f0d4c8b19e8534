import type { ComponentProps, JSX } from 'react';
import type { EditOperation } from '@fifteen/contracts';
import type { Edit } from '../use-edit.ts';
import { useForesight } from './use-foresight.ts';

interface ChangeButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  edit: Edit;
  /** What a press changes; undefined where it would change nothing. */
  operation: EditOperation | undefined;
}

/** A button that changes the logo, drawn before it is pressed. */
export const ChangeButton = ({ edit, operation, ...rest }: ChangeButtonProps): JSX.Element => (
  <button type="button" onClick={() => operation && edit.change(operation)} {...useForesight(edit, operation)} {...rest} />
);
