import type { ReactNode } from 'react'
import { getLanguage } from '@/i18n/language'
import { ClientTranslations, type PageGroup } from './client-translations'

type TranslatedGroupProps = { name: PageGroup; children: ReactNode }

/** A group of pages whose Client Components need the sentences of the page's language. */
export function TranslatedGroup({ name, children }: TranslatedGroupProps) {
  const language = getLanguage()
  if (language === 'en') return children
  return (
    <ClientTranslations language={language} group={name}>
      {children}
    </ClientTranslations>
  )
}
