import { ModelFailure } from './failure.ts';

/** Arguments of a tool call as JSON. Throws `garbled` for anything but a JSON object. */
export function readArguments(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through: a cut-off reply and a reply that is not an object are the same to us.
  }
  throw new ModelFailure('garbled', 'The arguments of a tool call are not a JSON object.');
}
