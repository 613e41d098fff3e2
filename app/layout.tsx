import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { site, siteOrigin } from '@/lib/site'
import { baloo } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
}

export const viewport: Viewport = { themeColor: '#faf4e4' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={baloo.variable}>
      <body>{children}</body>
    </html>
  )
}
