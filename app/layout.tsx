import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { SessionUpkeep } from '@/components/site/session-upkeep'
import { SkipLink } from '@/components/site/skip-link'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { site } from '@/lib/site'
import './globals.css'
import './session.css'

export const metadata: Metadata = {
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <script>{BOOT_SCRIPT}</script>
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <Header />
        <div id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </div>
        <Footer />
        <SessionUpkeep />
      </body>
    </html>
  )
}
