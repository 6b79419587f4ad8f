import { z } from 'zod';
import type { Lead, LeadKind, Suspicion } from '../lead';

/** A row of `leads`. */
export type LeadRow = {
  id: string;
  form: string;
  payload: string;
  suspicions: string;
  received_at: number;
};

const PAYLOAD = z.record(z.string(), z.string());

/** @returns the lead that a row holds; undefined when its payload cannot be read */
export function leadOf({ id, form, payload, suspicions, received_at }: LeadRow): Lead | undefined {
  try {
    return {
      id,
      form: form as LeadKind,
      payload: PAYLOAD.parse(JSON.parse(payload)),
      suspicions: suspicions.split(' ').filter(Boolean) as Suspicion[],
      receivedAt: received_at,
    };
  } catch {
    return undefined;
  }
}
