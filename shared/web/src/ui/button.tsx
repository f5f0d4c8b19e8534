import type { ComponentProps, JSX, MouseEvent, ReactNode } from 'react';
import { Link } from '@fifteen/web/router';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** One primary a view. Danger is for what cannot be undone. Default: primary. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 52 or 42 pixels high. Default: large. */
  size?: 'large' | 'medium' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const classOf = ({ variant = 'primary', size = 'large', wide, className }: Look): string =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide, className);

const Face = ({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter' | 'children'>): JSX.Element => (
  <>
    {icon && <Icon name={icon} size={18} />}
    <span>{children}</span>
    {iconAfter && <Icon name={iconAfter} size={18} />}
  </>
);

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, keyof Look> {
  /** Work is under way: the button keeps its focus, ignores clicks and says `busyLabel`. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** A button of type `button` unless told otherwise. */
export const Button = (props: ButtonProps): JSX.Element => {
  const { variant, size, wide, icon, iconAfter, className, children, busy, busyLabel, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={classOf(props)}
    >
      <Face icon={busy ? undefined : icon} iconAfter={busy ? undefined : iconAfter}>
        {busy && busyLabel ? busyLabel : children}
      </Face>
    </button>
  );
};

export interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof Link>, keyof Look> {}

/** A link within the site that looks like a button. Use it for going somewhere, `Button` for doing something. */
export const ButtonLink = (props: ButtonLinkProps): JSX.Element => {
  const { variant, size, wide, icon, iconAfter, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classOf(props)}>
      <Face icon={icon} iconAfter={iconAfter}>
        {children}
      </Face>
    </Link>
  );
};
