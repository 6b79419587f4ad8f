import { z } from 'zod';
import { words } from './common';

/** Copy of content/student-guide.json, part by part. */
export const studentGuideSchema = z.strictObject({
  page: words('app', 'callTitle', 'callText', 'guide'),
});
