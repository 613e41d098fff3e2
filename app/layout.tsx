import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { baloo } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: settings().appUrl,
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
