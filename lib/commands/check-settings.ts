/** What is wrong with the settings, before a start takes any time; what is odd about them, too. */
import { readSettings } from '../content/settings/read';
import { unknownSettings } from '../content/settings/unknown';

try {
  readSettings();
  for (const line of unknownSettings(process.env)) console.warn(line);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
