import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { site } from '@/lib/site'
import './globals.css'

export const metadata: Metadata = {
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}
