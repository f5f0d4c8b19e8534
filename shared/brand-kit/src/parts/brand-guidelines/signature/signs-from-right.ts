import type { CardDetails } from '@fifteen/contracts';
import { scriptFromRight } from '../../../text/reading.ts';

/** True if a signature runs from right to left: as the person's name does, else the company's. */
export const signsFromRight = ({ name }: CardDetails, company: string): boolean => scriptFromRight(name.trim() || company) !== undefined;
