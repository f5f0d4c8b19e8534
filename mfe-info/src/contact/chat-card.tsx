import { useLayoutEffect, useState, type JSX } from 'react';
import type { getContactWays } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { Badge, Button, Card, SectionHeading } from '@fifteen/web/ui';
import styles from './contact-page.module.css';
import { inSupportHours, SUPPORT_HOURS } from './support-hours.ts';

const MINUTE_MS = 60_000;

const useIsOpen = (): boolean => {
  // The page may have been drawn days ago: the hour is looked at only here.
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const look = () => setOpen(inSupportHours(new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return open;
};

const useChatUrl = (): string | null => {
  const { data } = useQuery({
    queryKey: ['contact'],
    queryFn: ({ signal }) => send<typeof getContactWays>({ method: 'GET', path: '/api/v1/contact', signal }),
    staleTime: Infinity,
    retry: false,
  });
  return data?.chat_url ?? null;
};

const wordsOf = (chatUrl: string | null, open: boolean): string => {
  if (!open) return 'We’re away right now. Leave a message and we’ll email you back.';
  return chatUrl ? 'We’re here. The chat opens in a new tab.' : 'We’re here. Write to us and we’ll email you back.';
};

/** Opens the hosted chat in its hours where there is one; otherwise the form, with its topic set. */
export const ChatCard = ({ onWrite }: { onWrite: () => void }): JSX.Element => {
  const open = useIsOpen();
  const chatUrl = useChatUrl();
  const start = (): void => {
    if (chatUrl && open) window.open(chatUrl, '_blank', 'noopener,noreferrer');
    else onWrite();
  };
  return (
    <Card as="section" tone="sunken" aria-labelledby="chat" className={styles.chat}>
      <Badge tone={open ? 'success' : 'plain'}>{open ? 'Open now' : 'Closed now'}</Badge>
      <SectionHeading id="chat" size="small">
        Live Chat
      </SectionHeading>
      <p className={styles.hours}>{SUPPORT_HOURS}</p>
      <p className={styles.note}>{wordsOf(chatUrl, open)}</p>
      <Button variant="secondary" size="medium" iconAfter={chatUrl && open ? 'external' : undefined} onClick={start}>
        {open ? 'Start Chat' : 'Leave a message'}
      </Button>
    </Card>
  );
};
