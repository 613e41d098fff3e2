'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'
import { SITE_COLOURS } from '@/lib/school-sites/kinds'
import type { SchoolSiteSettings } from '@/lib/school-sites/schema'
import { DesignChoice } from './design-choice'

type Props = { settings: SchoolSiteSettings; version: number }

export function DesignForm({ settings, version }: Props) {
  const { design: text, results } = schoolSiteEditorText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/school-sites/schema').then(({ siteDesignForm }) => siteDesignForm),
    send: (values) => post('/api/school/website/settings', { ...values, version }),
    failure: text.failure,
    onSuccess: ({ msg = results.settingsSaved }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <div className="sheet mt-8 max-w-4xl px-5 py-7 md:px-8">
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <Field label={text.name} defaultValue={settings.name} {...form.field('name')} />
        <Field label={text.tagline} defaultValue={settings.tagline} {...form.field('tagline')} />
        <DesignChoice current={settings.design} {...form.field('design')} />
        <Field
          label={text.colour}
          hint={text.colourHint}
          list="site-colours"
          defaultValue={settings.colour}
          {...form.field('colour')}
        />
        <datalist id="site-colours">
          {SITE_COLOURS.map((colour) => (
            <option key={colour} value={colour} />
          ))}
        </datalist>
        <SelectField
          label={text.language}
          defaultValue={settings.language}
          options={toOptions(text.languages)}
          {...form.field('language')}
        />
      </FormFrame>
    </div>
  )
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
