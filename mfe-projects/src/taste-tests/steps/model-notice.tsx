import type { JSX } from 'react';
import type { getStudioModel } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { TextLink } from '@fifteen/web/ui';
import styles from './steps.module.css';

/** Says whose AI model will read these answers, where one draws; a sentence that is true either way where that cannot be found out. */
export const ModelNotice = (): JSX.Element | null => {
  const { data, isError } = useQuery({
    queryKey: ['studio-model'],
    queryFn: ({ signal }) => send<typeof getStudioModel>({ method: 'GET', path: '/api/v1/studios/model', signal }),
    staleTime: Infinity,
  });
  if (isError) {
    return (
      <p className={styles.note}>
        Some of your concepts may be drawn by an AI model. If so, what you write here, your choices and your palette are sent to the company that runs it; your account and your image are not. <TextLink to="/privacy">Privacy Policy</TextLink>
      </p>
    );
  }
  if (!data?.company) return null;
  return (
    <p className={styles.note}>
      Some of your concepts are drawn by an AI model. What you write here, your choices and your palette are sent to {data.company}; your account and your image are not. <TextLink to="/privacy">Privacy Policy</TextLink>
    </p>
  );
};
