import { describe, expect, it } from 'vitest';
import { content } from '../content';
import { applicationHref } from './application';

describe('applicationHref', () => {
  it('opens an application for each opening, with subject and body that decode to plain text', () => {
    const { careers, site } = content();
    for (const opening of careers.openings) {
      const href = applicationHref(opening, site);
      expect(href).toMatch(/^mailto:[^?\s]+\?subject=[^&\s]+&body=[^&\s]+$/);
      const fields = new URLSearchParams(href.slice(href.indexOf('?')));
      expect(fields.get('subject')).toBe(`Application: ${opening.title}`);
      expect(fields.get('body')).toContain(`apply for: ${opening.title} (remote, full-time).`);
      expect(fields.get('body')).toContain('\r\n\r\n');
    }
  });

  it('goes to the address for applications', () => {
    const { careers, site } = content();
    const [opening] = careers.openings;
    expect(opening && applicationHref(opening, site)).toContain(`mailto:${site.careersEmail}?`);
  });
});
