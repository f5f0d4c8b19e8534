import type { ContactTopic } from '@fifteen/contracts';

/** How a topic reads on screen. A page that sends somebody here may name one: `/contact?topic=payment`. */
const TOPICS: Readonly<Record<ContactTopic, string>> = {
  chat: 'Live chat',
  project: 'A project',
  payment: 'A payment',
  account: 'My account',
};

export const wordOf = (topic: ContactTopic): string => TOPICS[topic];

export const topicIn = (query: URLSearchParams): ContactTopic | undefined => {
  const topic = query.get('topic') ?? '';
  return topic in TOPICS ? (topic as ContactTopic) : undefined;
};
