'use client'

import { site } from '@/base/site'
import { FaultNotice } from '@/components/site/fault-notice'
import { faultWords } from '@/words/faults'
import './globals.css'
import { languageTag } from '@/words/language'

/** Stands in for the whole document, so it brings its own title and styles. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={languageTag()}>
      <head>
        <title>{`${faultWords().broken.pageTitle} | ${site.name}`}</title>
      </head>
      <body>
        <FaultNotice retry={retry} />
      </body>
    </html>
  )
}
