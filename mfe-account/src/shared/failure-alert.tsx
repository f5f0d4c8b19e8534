import { useEffect, useRef, type JSX } from 'react';
import { Alert } from '@fifteen/web/ui';

/** What went wrong with a form; takes the focus each time, so that it is heard and seen. */
export const FailureAlert = ({ message }: { message: string | undefined }): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.focus();
  }, [message]);
  return (
    <div ref={place} tabIndex={-1}>
      {message && <Alert>{message}</Alert>}
    </div>
  );
};
