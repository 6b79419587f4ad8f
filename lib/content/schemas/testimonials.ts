import { z } from 'zod';
import { text } from './common';

/** The drawn portraits of components/art/Avatar.tsx. */
export const avatar = z.enum(['braids', 'beard', 'headwrap', 'fade']);
export type AvatarName = z.infer<typeof avatar>;

/** What people say (specification, section 3): `company` is the city, `avatar` a drawing, never a photograph. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      sample: z.boolean(),
      name: text,
      role: text,
      company: text,
      text,
      rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
      avatar,
    }),
  )
  .length(4, 'must hold four entries');
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
