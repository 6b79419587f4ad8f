import { describe, expect, it } from 'vitest';
import { consentStatus } from './consent';

const situation = { sinks: true, privacyControl: false, stored: null };

describe('consentStatus', () => {
  it('asks where a sink is set and no answer is known', () => {
    expect(consentStatus(situation)).toBe('ask');
    expect(consentStatus({ ...situation, stored: 'perhaps' })).toBe('ask');
  });

  it('asks nobody when nothing is set', () => {
    expect(consentStatus({ ...situation, sinks: false })).toBe('unasked');
    expect(consentStatus({ ...situation, sinks: false, stored: 'granted' })).toBe('unasked');
  });

  it('lets Global Privacy Control outrank a stored consent', () => {
    expect(consentStatus({ ...situation, privacyControl: true, stored: 'granted' })).toBe('unasked');
  });

  it('does not ask where the answer could not be remembered', () => {
    expect(consentStatus({ ...situation, stored: undefined })).toBe('unasked');
  });

  it('remembers both answers', () => {
    expect(consentStatus({ ...situation, stored: 'granted' })).toBe('granted');
    expect(consentStatus({ ...situation, stored: 'denied' })).toBe('denied');
  });
});
