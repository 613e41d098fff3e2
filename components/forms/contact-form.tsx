'use client'

import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { contactFormText } from '@/i18n/contact-form'
import { post } from '@/lib/client/api'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function ContactForm() {
  const text = contactFormText()
  const form = useSubmission({
    schema: () =>
      import('@/lib/contact/schema').then(({ contactMessageForm }) => contactMessageForm),
    // Hides the server's general message but keeps its field errors.
    send: async (values) => ({ ...(await post('/api/contact', values)), msg: undefined }),
    failure: text.failure,
    onSuccess: ({ values: { email } }) => {
      form.reset()
      return { tone: 'success', text: text.success, more: text.whereToLook(email) }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field label={text.name} autoComplete="name" {...form.field('name')} />
      <Field
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Field label={text.subject} list="subjects" {...form.field('subject')} />
      <datalist id="subjects">
        <option value={text.aboutData} />
      </datalist>
      <TextArea label={text.message} hint={text.messageHint} rows={6} {...form.field('message')} />
    </FormFrame>
  )
}
