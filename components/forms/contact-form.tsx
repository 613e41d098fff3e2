'use client'

import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { contactFormText } from '@/i18n/contact-form'
import { post } from '@/lib/client/api'
import type { FormAnswer } from '@/lib/http/schema'
import { EmailField } from './email-field'
import { PostingFormFrame } from './form-frame'
import type { FormNotice } from './use-sending'
import { useSubmission } from './use-submission'

export function ContactForm({ answer }: { answer?: FormAnswer }) {
  const text = contactFormText()
  const describeSuccess = (email: string): FormNotice => ({
    ...{ tone: 'success', text: text.success, more: text.whereToLook(email) },
  })
  const form = useSubmission({
    schema: () =>
      import('@/lib/contact/schema').then(({ contactMessageForm }) => contactMessageForm),
    // Hides the server's general message but keeps its field errors.
    send: async (values) => ({ ...(await post('/api/contact', values)), msg: undefined }),
    failure: text.failure,
    onSuccess: ({ values: { email } }) => {
      form.reset()
      return describeSuccess(email)
    },
    answer: answer && { ...answer, body: { ...answer.body, msg: undefined } },
    describeSuccess: ({ values: { email } }) => describeSuccess(String(email)),
  })
  return (
    <PostingFormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field label={text.name} autoComplete="name" {...form.field('name')} />
      <EmailField
        label={text.email}
        autoComplete="email"
        onCorrect={(email) => form.setValue('email', email)}
        {...form.field('email')}
      />
      <Field label={text.subject} list="subjects" {...form.field('subject')} />
      <datalist id="subjects">
        <option value={text.aboutData} />
      </datalist>
      <TextArea label={text.message} hint={text.messageHint} rows={6} {...form.field('message')} />
    </PostingFormFrame>
  )
}
