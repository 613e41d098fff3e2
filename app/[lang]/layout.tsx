import type { ReactNode } from 'react'
import { ClientTranslations } from '@/components/site/client-translations'
import { languageCodes } from '@/i18n/languages'
import { requireLanguage } from '@/lib/http/require-language'
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from '../html-document'

export const generateMetadata = buildDocumentMetadata
export const viewport = DOCUMENT_VIEWPORT
export const dynamicParams = false
export const generateStaticParams = () => languageCodes.map((lang) => ({ lang }))

type LanguageLayoutProps = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function LanguageLayout({ children, params }: LanguageLayoutProps) {
  const language = requireLanguage((await params).lang)
  if (language === 'en') return <HtmlDocument>{children}</HtmlDocument>
  return (
    <HtmlDocument>
      <ClientTranslations language={language}>{children}</ClientTranslations>
    </HtmlDocument>
  )
}
