'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { post } from '@/lib/client/api'
import { ColourChoice } from './start/colour-choice'
import { SlugField } from './start/slug-field'

type Props = {
  /** As the school gave it. */
  name: string
  /** The first one that is free. */
  suggestion: string
}

/** One press creates a website that can be published as it is. */
export function NewSiteForm({ name, suggestion }: Props) {
  const { results } = schoolSiteEditorText()
  const text = schoolSiteStartText()
  const router = useRouter()
  const [slug, setSlug] = useState(suggestion)
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
      className="sheet mt-8 grid max-w-2xl gap-5 px-5 py-6 md:px-8"
    >
      <h2 id="new-site">{text.heading}</h2>
      <p>{text.text}</p>
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <Field label={text.name} defaultValue={name} {...form.field('name')} />
        <SlugField field={form.field('slug')} value={slug} onChange={setSlug} />
        <ColourChoice {...form.field('colour')} />
      </FormFrame>
    </section>
  )
}
