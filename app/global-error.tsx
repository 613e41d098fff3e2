'use client'

import { site } from '@/base/site'
import { ErrorNotice } from '@/components/site/error-notice'
import { errorPageText } from '@/i18n/error-pages'
import './globals.css'
import { getLanguageTag } from '@/i18n/language'

/** Replaces the root layout, so it brings its own title and styles. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang={getLanguageTag()}>
      <head>
        <title>{`${errorPageText().broken.pageTitle} | ${site.name}`}</title>
      </head>
      <body>
        <ErrorNotice {...props} />
      </body>
    </html>
  )
}
