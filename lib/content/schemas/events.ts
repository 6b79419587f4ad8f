import { z } from 'zod';
import type eventsFile from '@/content/events.json';
import { castName } from './cast';
import { audience, copyOf, day, sample, slug, text, texts, unique } from './common';

/** Community events: specification, section 3. All times of the file are in one zone without summer time. */
export const eventsSchema = z.strictObject({
  words: copyOf<typeof eventsFile.words>(),
  zone: z.strictObject({
    name: text,
    label: text,
    offset: z.string().regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, 'must be an offset from UTC such as +03:00'),
  }),
  events: z
    .array(
      z
        .strictObject({
          id: slug,
          title: text,
          type: z.enum(['Webinar', 'Live Q&A', 'Workshop']),
          audience,
          date: day,
          time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 18:00'),
          minutes: z.int().min(10).max(600),
          host: slug,
          description: text,
          /** The day on which the event was made public: the stamp of its calendar file. */
          announced: day,
          sample,
        })
        .refine(({ announced, date }) => announced <= date, {
          path: ['announced'],
          message: 'must not be after the day of the event',
        }),
    )
    .superRefine(unique('id')),
});
export type EventsFile = z.infer<typeof eventsSchema>;
export type EventEntry = EventsFile['events'][number];

/** Success stories: specification, section 3. */
export const storiesSchema = z
  .array(
    texts('name', 'location', 'story', 'earnings').extend({
      id: slug,
      page: z.enum(['earn-money', 'community']),
      portrait: castName,
      sample,
    }),
  )
  .superRefine(unique('id', 'story'));
export type Story = z.infer<typeof storiesSchema>[number];

/** What people say (specification, section 3): `company` is the city, `avatar` a drawing, never a photograph. */
export const testimonialsSchema = z
  .array(
    texts('name', 'role', 'company', 'text').extend({
      sample,
      rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
      avatar: castName,
    }),
  )
  .superRefine(unique('text'));
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
