import type { JSX } from 'react';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Name or e-mail: its initials stand where there is no picture. */
  name: string;
  picture: string | null;
  /** 52 px (default) or 72. */
  size?: 'medium' | 'large' | undefined;
}

/** A person. Decoration: say in words who it is. */
export const Avatar = ({ name, picture, size = 'medium' }: AvatarProps): JSX.Element => (
  <span className={styles.avatar} data-size={size}>
    {picture ? <img src={picture} alt="" referrerPolicy="no-referrer" /> : <span aria-hidden="true">{initialsOf(name)}</span>}
  </span>
);
