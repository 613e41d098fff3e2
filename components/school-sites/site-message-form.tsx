'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteContactText } from '@/i18n/school-site-contact'
import { post } from '@/lib/client/api'

type Props = { slug: string; purpose: 'message' | 'report' }

export function SiteMessageForm({ slug, purpose }: Props) {
  const labels = schoolSiteContactText()
  const text = labels[purpose]
  const form = useSubmission({
    schema: () =>
      import('@/lib/school-sites/schema').then(({ siteMessageForm }) => siteMessageForm),
    send: (values) => post(`/api/websites/${slug}/${purpose}`, values),
    failure: text.failure,
    onSuccess: () => {
      form.reset()
      return { tone: 'success', text: text.success }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field label={labels.name} autoComplete="name" {...form.field('name')} />
      <Field
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextArea label={labels.text} rows={6} {...form.field('message')} />
    </FormFrame>
  )
}
