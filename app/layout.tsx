import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { frameWords } from '@/words/frame'
import { baloo } from './fonts'
import './globals.css'
import { clockNames } from '@/words/days'
import { languageTag } from '@/words/language'

export const generateMetadata = (): Metadata => ({
  metadataBase: settings().appUrl,
  title: { default: `${site.name}: ${frameWords().tagline}`, template: `%s | ${site.name}` },
})

export const viewport: Viewport = { themeColor: '#fffdf7' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={languageTag()}
      className={baloo.variable}
      data-clock={clockNames()}
      suppressHydrationWarning
    >
      <head>
        <script>{BOOT_SCRIPT}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
