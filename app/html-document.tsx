import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import '@/i18n/page-language'
import { listClockNames } from '@/i18n/dates'
import { frameText } from '@/i18n/frame'
import { getLanguage, getLanguageTag } from '@/i18n/language'
import { isPartial } from '@/i18n/partial-languages'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { describePage } from '@/lib/page-metadata'
import { preloadHeadingFont } from './heading-fonts'
import './globals.css'

/** What the root layouts share: one for each language, one for the team area and one for its previews. */

export const buildDocumentMetadata = describePage(
  (): Metadata => ({
    metadataBase: settings().appUrl,
    title: { default: `${site.name}: ${frameText().tagline}`, template: `%s | ${site.name}` },
    // Search engines would find the English sentences a second time.
    ...(isPartial(getLanguage()) && { robots: { index: false } }),
  }),
)

export const DOCUMENT_VIEWPORT: Viewport = { themeColor: '#fffdf7' }

export function HtmlDocument({ children }: { children: ReactNode }) {
  preloadHeadingFont()
  return (
    <html lang={getLanguageTag()} data-clock={listClockNames()} suppressHydrationWarning>
      <head>
        <script>{BOOT_SCRIPT}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
