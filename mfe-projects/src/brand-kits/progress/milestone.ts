import type { BrandKitOrder } from '@fifteen/contracts';
import { KIT_PARTS } from '../kit-parts.ts';

const names = (order: BrandKitOrder, wanted: string): string[] =>
  KIT_PARTS.filter(({ id }) => order.components[id]?.status === wanted).map(({ name }) => name);

const list = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** What a screen reader hears: a new sentence with each part, not with each percent. */
export const milestoneOf = (order: BrandKitOrder | undefined): string => {
  if (!order || order.status === 'error') return 'Checking your order.';
  if (order.status === 'completed') return 'Everything is ready. Taking you there.';
  const ready = names(order, 'completed');
  if (order.status === 'failed') return `Ready: ${list(ready) || 'nothing yet'}. Not made: ${list(names(order, 'failed'))}.`;
  const beginning = ready.length === 0 ? 'Working on the first part.' : `Ready: ${list(ready)}.`;
  return `${beginning} You can close this page. We’ll keep working.`;
};
