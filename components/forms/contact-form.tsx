'use client'

import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { post } from '@/lib/client/api'
import { contactFormWords } from '@/words/contact-form'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function ContactForm() {
  const words = contactFormWords()
  const form = useSubmission({
    schema: () => import('@/lib/contact/schema').then(({ contactMessage }) => contactMessage),
    // The server's own sentence is not shown here; what it says about single fields is.
    send: async (values) => ({ ...(await post('/api/contact', values)), msg: undefined }),
    failure: words.failure,
    succeed: ({ sent: { email } }) => {
      form.reset()
      return { tone: 'success', text: words.success, more: words.whereToLook(email) }
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field label={words.name} autoComplete="name" {...form.field('name')} />
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Field label={words.subject} list="subjects" {...form.field('subject')} />
      <datalist id="subjects">
        <option value={words.aboutData} />
      </datalist>
      <TextArea
        label={words.message}
        hint={words.messageHint}
        rows={6}
        {...form.field('message')}
      />
    </FormFrame>
  )
}
