'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'

export function NewSiteForm() {
  const { start: text, results } = schoolSiteEditorText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/school-sites/schema').then(({ newSiteForm }) => newSiteForm),
    send: (values) => post('/api/school/website', values),
    failure: text.failure,
    onSuccess: ({ msg = results.created }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <section
      aria-labelledby="new-site"
      className="sheet mt-10 grid max-w-2xl gap-5 px-5 py-7 md:px-8"
    >
      <h2 id="new-site">{text.heading}</h2>
      <p>{text.text}</p>
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <Field
          label={text.slug}
          hint={text.slugHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('slug')}
        />
      </FormFrame>
    </section>
  )
}
