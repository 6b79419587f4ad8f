import { z } from 'zod';
import { castName } from './cast';
import { sample, text, unique } from './common';

/** What people say (specification, section 3): `company` is the city, `avatar` a drawing, never a photograph. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      sample,
      name: text,
      role: text,
      company: text,
      text,
      rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
      avatar: castName,
    }),
  )
  .superRefine(unique('text'));
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
