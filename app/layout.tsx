import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { baloo } from './fonts'
import './globals.css'
import { listClockNames } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'

export const generateMetadata = (): Metadata => ({
  metadataBase: settings().appUrl,
  title: { default: `${site.name}: ${frameText().tagline}`, template: `%s | ${site.name}` },
})

export const viewport: Viewport = { themeColor: '#fffdf7' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={getLanguageTag()}
      className={baloo.variable}
      data-clock={listClockNames()}
      suppressHydrationWarning
    >
      <head>
        <script>{BOOT_SCRIPT}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
