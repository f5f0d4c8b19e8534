import type { JSX } from 'react';
import styles from './form.module.css';

export const Or = (): JSX.Element => <p className={styles.or}>or</p>;
