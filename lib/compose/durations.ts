import { seconds } from '../model/duration.ts';
import { onceForText } from '../model/remembered.ts';

/** Seconds of a duration that passed the schema; 0 for the few texts that its pattern lets through (`hms` without digits cannot). */
export const duration: (text: string) => number = onceForText((text) => seconds(text) ?? 0);
