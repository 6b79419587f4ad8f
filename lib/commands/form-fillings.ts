/** Imported first by commands that show the forms' words: what bundlers write into the code stands in the environment. */
import { formFillings } from '../content/read/form-fillings';

process.env.FORM_FILLINGS = JSON.stringify(formFillings('content', { names: false }));
