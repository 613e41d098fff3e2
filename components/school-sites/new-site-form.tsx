'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { getLanguage } from '@/i18n/language'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { post } from '@/lib/client/api'
import { SITE_COLOURS, SITE_TEMPLATES, type SiteTemplate } from '@/lib/school-sites/kinds'
import type { TemplateSketch } from '@/lib/school-sites/templates/sketch'
import { DesignChoice } from './design-choice'
import { ColourChoice } from './start/colour-choice'
import { SlugField } from './start/slug-field'
import { TemplateChoice } from './start/template-choice'

type Props = {
  /** As the school gave it. */
  name: string
  /** The first one that is free. */
  suggestion: string
  sketches: Record<SiteTemplate, TemplateSketch>
}

/** In these, the text of every starting point is written. */
const START_LANGUAGES = ['en', 'hi', 'ta'] as const

/** One press creates a website that can be published as it is. The four pictures follow every choice. */
export function NewSiteForm({ name, suggestion, sketches }: Props) {
  const { results, design } = schoolSiteEditorText()
  const text = schoolSiteStartText()
  const router = useRouter()
  const [slug, setSlug] = useState(suggestion)
  const ownLanguage = getLanguage()
  const [look, setLook] = useState<Record<string, string>>({
    ...{ template: SITE_TEMPLATES[0], language: ownLanguage, colour: SITE_COLOURS[0], name },
  })
  const form = useSubmission({
    schema: () => import('@/lib/school-sites/schema').then(({ newSiteForm }) => newSiteForm),
    send: (values) => post('/api/school/website', values),
    failure: text.failure,
    onSuccess: ({ msg = results.created }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  /** A control whose choice the pictures show. */
  function follow(field: 'template' | 'language' | 'colour') {
    const { onChange, ...control } = form.field(field)
    return {
      ...control,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        setLook((previous) => ({ ...previous, [field]: event.target.value }))
        return onChange(event)
      },
    }
  }

  return (
    <section
      aria-labelledby="new-site"
      className="sheet mt-8 grid max-w-4xl gap-5 px-5 py-6 md:px-8"
    >
      <h2 id="new-site">{text.heading}</h2>
      <p>{text.text}</p>
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <TemplateChoice sketches={sketches} {...follow('template')} />
        <SelectField
          label={text.language}
          defaultValue={ownLanguage}
          options={START_LANGUAGES.map((value) => ({ value, label: design.languages[value] }))}
          {...follow('language')}
        />
        <Field label={text.name} defaultValue={name} {...form.field('name')} />
        <SlugField field={form.field('slug')} value={slug} onChange={setSlug} />
        <ColourChoice {...follow('colour')} />
        <DesignChoice current="simple" look={look} {...form.field('design')} />
      </FormFrame>
    </section>
  )
}
