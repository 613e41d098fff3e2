'use client'

import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/select-field'
import { completeLanguages } from '@/i18n/complete-languages'
import { LANGUAGES, type Language } from '@/i18n/languages'

type CertificateLanguageFieldProps = Omit<
  ComponentProps<typeof SelectField>,
  'label' | 'hint' | 'options'
> & { text: { label: string; hint: string; withEnglish: (language: string) => string } }

export function CertificateLanguageField({ text, ...field }: CertificateLanguageFieldProps) {
  const { label, hint, withEnglish } = text
  const describe = (language: Language) =>
    language === 'en' ? LANGUAGES.en.name : withEnglish(LANGUAGES[language].name)
  return (
    <SelectField
      label={label}
      hint={hint}
      options={completeLanguages.map((value) => ({ value, label: describe(value) }))}
      {...field}
    />
  )
}
