'use client'

import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { post } from '@/lib/client/api'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function ContactForm() {
  const form = useSubmission({
    schema: () => import('@/lib/contact/schema').then(({ contactMessage }) => contactMessage),
    // The server's own sentence is not shown here; what it says about single fields is.
    send: async (values) => ({ ...(await post('/api/contact', values)), msg: undefined }),
    failure: 'Failed to send message. Try again later.',
    succeed: () => {
      form.reset()
      return { tone: 'success', text: 'Message sent successfully ✓' }
    },
  })
  return (
    <FormFrame form={form} button="Send Message" busyLabel="Sending..." noValidate>
      <Field label="Name" autoComplete="name" {...form.field('name')} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Field label="Subject" {...form.field('subject')} />
      <TextArea label="Message" rows={6} {...form.field('message')} />
    </FormFrame>
  )
}
