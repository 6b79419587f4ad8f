import type { EventLeaf, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';
import { organizationStub } from './organization';

/**
 * One community event (https://schema.org/Event). Its place is online, at the address where visitors register.
 * @param event with the name of the person who leads it
 * @param path of the page, with the event's anchor
 */
export function onlineEvent(
  event: { title: string; description: string; host: string | undefined; starts: Date; ends: Date },
  path: string,
  site: Site,
): WithContext<EventLeaf> {
  const url = site.url + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: event.starts.toISOString(),
    endDate: event.ends.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: true,
    ...(event.host && { performer: { '@type': 'Person', name: event.host } }),
    organizer: organizationStub(site),
  };
}
