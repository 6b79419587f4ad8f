import type { EventLeaf, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';
import { organizationStub } from './organization';

type OnlineEvent = {
  title: string;
  description: string;
  /** Name of the person who leads it. */
  host: string | undefined;
  starts: Date;
  ends: Date;
};

/**
 * One community event (https://schema.org/Event). Its place is online, at the address where visitors register.
 * @param path of the page, with the event's anchor
 */
export function onlineEvent(event: OnlineEvent, path: string, site: Site): WithContext<EventLeaf> {
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
