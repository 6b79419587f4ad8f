'use client';

import { Field } from './Field';
import { LeadForm, type LeadFormProps } from './LeadForm';
import { TextArea } from './TextArea';

/** The contact form of the home page and of /contact (specification §3 to §5). */
export function ContactForm(props: LeadFormProps) {
  return (
    <LeadForm form="contact" {...props}>
      {(field) => (
        <>
          <div className="grid @md:grid-cols-2 gap-5">
            <Field {...field('name')} autoComplete="name" />
            <Field {...field('email')} type="email" autoComplete="email" />
          </div>
          <Field {...field('company')} optional autoComplete="organization" />
          <TextArea {...field('message')} />
        </>
      )}
    </LeadForm>
  );
}
