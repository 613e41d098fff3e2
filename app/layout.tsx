import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { site, siteOrigin } from '@/lib/site'
import { baloo } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
}

export const viewport: Viewport = { themeColor: '#fffdf7' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={baloo.variable} suppressHydrationWarning>
      <head>
        <script>{BOOT_SCRIPT}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
