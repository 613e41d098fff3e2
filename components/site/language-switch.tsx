'use client'

import { getLanguage } from '@/i18n/language'
import type { Language } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { LanguageList } from './language-list'
import { useTranslatedPath } from './use-translated-path'

type LanguageSwitchProps = { label: string; className?: string }

/** Keeps the page; the boot script also keeps the query. */
export function LanguageSwitch({ label, className }: LanguageSwitchProps) {
  const path = useTranslatedPath()
  if (path === null) return null
  const getPath = (language: Language) => addLanguage(path, language)
  return <LanguageList {...{ label, className, getPath }} current={getLanguage()} isRemembered />
}
