import type { JSX, ReactNode } from 'react';
import { nameOfEdit, type EditOperation } from '@fifteen/contracts';
import { cx, Icon, type IconName } from '@fifteen/web/ui';
import type { Edit } from '../use-edit.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './controls.module.css';

interface EditButtonProps {
  edit: Edit;
  operation: EditOperation;
  /** It is so now: a button that stays down. */
  pressed?: boolean | undefined;
  icon?: IconName | undefined;
  /** Where the children are no words. */
  label?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** One change. Where it would do nothing the button says why instead. */
export const EditButton = ({ edit, operation, pressed, icon, label, className, children }: EditButtonProps): JSX.Element => {
  const refusal = pressed ? undefined : edit.logo?.refused[nameOfEdit(operation)];
  const press = (): void => {
    if (refusal !== undefined) edit.tell(`${refusal}.`);
    else if (!pressed) edit.change(operation);
  };
  return (
    <ChangeButton
      edit={edit}
      operation={refusal === undefined && !pressed ? operation : undefined}
      className={cx(styles.button, className)}
      aria-pressed={pressed}
      aria-disabled={refusal !== undefined || undefined}
      aria-label={label}
      title={refusal}
      onClick={press}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </ChangeButton>
  );
};
