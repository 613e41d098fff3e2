'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'

export function AddPageForm() {
  const { pages: text, results } = schoolSiteEditorText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/school-sites/schema').then(({ newPageForm }) => newPageForm),
    send: (values) => post('/api/school/website/pages', values),
    failure: text.failure,
    onSuccess: ({ msg = results.pageAdded }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.add} busyLabel={text.busy} noValidate>
      <Field label={text.name} autoComplete="off" {...form.field('title')} />
    </FormFrame>
  )
}
