'use client';

import { FORM_COPY } from '@/lib/site/forms/copy';
import { Field } from './Field';
import { LeadForm, type LeadFormProps } from './LeadForm';
import { Select } from './Select';
import { TextArea } from './TextArea';

/** The inquiry form of the partners page (specification §2). */
export function PartnerForm(props: LeadFormProps) {
  return (
    <LeadForm form="partner" {...props}>
      {(field) => (
        <>
          <div className="grid @md:grid-cols-2 gap-5">
            <Field {...field('name')} autoComplete="name" />
            <Field {...field('company')} autoComplete="organization" />
            <Field {...field('email')} type="email" autoComplete="email" />
            <Field {...field('phone')} type="tel" autoComplete="tel" optional />
          </div>
          <Select {...field('partnershipType')} options={FORM_COPY.partner.options} />
          <TextArea {...field('message')} />
        </>
      )}
    </LeadForm>
  );
}
