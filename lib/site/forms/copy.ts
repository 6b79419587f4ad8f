/** What visitors read on and after each form. Not through lib/content, which reads the disk: browsers load this too. */
import copy from '@/content/forms.json' with { type: 'json' };
import { filledForms } from './filled';

/** Labels, button, and the words of the sent state, by form. lib/content validates the file. */
export const FORM_COPY = filledForms(copy);

export const EVERY_FORM = FORM_COPY.all;
