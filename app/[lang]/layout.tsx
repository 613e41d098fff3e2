import type { ReactNode } from 'react'
import { languageCodes } from '@/i18n/languages'
import { requireLanguage } from '@/lib/http/require-language'
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from '../html-document'

export const generateMetadata = buildDocumentMetadata
export const viewport = DOCUMENT_VIEWPORT
export const dynamicParams = false
export const generateStaticParams = () => languageCodes.map((lang) => ({ lang }))

type LanguageLayoutProps = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function LanguageLayout({ children, params }: LanguageLayoutProps) {
  requireLanguage((await params).lang)
  return <HtmlDocument>{children}</HtmlDocument>
}
