'use client';

import { Field } from './Field';
import { LeadForm, type LeadFormProps } from './LeadForm';

/** The subscription box: one address. */
export function NewsletterForm(props: LeadFormProps) {
  return (
    <LeadForm form="newsletter" className="flex flex-col gap-4" {...props}>
      {(field) => <Field {...field('email')} type="email" autoComplete="email" />}
    </LeadForm>
  );
}
