'use client'

import { site } from '@/base/site'
import { FaultNotice } from '@/components/site/fault-notice'
import './globals.css'

/** Stands in for the whole document, so it brings its own title and styles. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN">
      <head>
        <title>{`Something went wrong | ${site.name}`}</title>
      </head>
      <body>
        <FaultNotice retry={retry} />
      </body>
    </html>
  )
}
