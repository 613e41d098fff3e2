'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'

export function NewDomainForm() {
  const { domain: text, results } = schoolSiteEditorText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/school-sites/schema').then(({ siteDomainForm }) => siteDomainForm),
    send: (values) => post('/api/school/website/domain', values),
    failure: text.failure,
    onSuccess: ({ msg = results.domainAdded }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field
        label={text.field}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('domain')}
      />
    </FormFrame>
  )
}
