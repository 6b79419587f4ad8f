import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar';
import { event, zone } from './schedule.fixture';

describe('calendarFile', () => {
  const file = calendarFile(
    event('first-month', '2026-12-03'),
    zone,
    'https://site.example/community#events',
    {
      name: 'Site',
      email: 'info@site.example',
    },
  );

  it('states the instant in UTC, the length, and a stamp that does not move', () => {
    expect(file).toContain('DTSTART:20261203T150000Z\r\n');
    expect(file).toContain('DURATION:PT60M\r\n');
    expect(file).toContain('DTSTAMP:20261116T000000Z\r\n');
    expect(file).toContain('UID:first-month@site.example\r\n');
  });

  it('escapes separators and folds long lines (RFC 5545, 3.1 and 3.3.11)', () => {
    expect(file).toContain('SUMMARY:First\\; second\\, third\r\n');
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });
});
