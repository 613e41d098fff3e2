import { useEffect, useState } from 'react'
import { formatDateTime } from '@/i18n/dates'
import { keptText } from '@/i18n/kept'
import { getForeignTag } from '@/i18n/language'
import type { KeptSession } from '@/lib/client/kept/next-session'

export function KeptSessionEntry({ session }: { session: KeptSession }) {
  const text = keptText().session
  const { title, language, startsAt, calendar } = session
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [calendar])
  return (
    <section className="mt-9">
      <h2>{text.heading}</h2>
      <p lang={getForeignTag(language)} className="mt-2 font-semibold">
        {title}
      </p>
      <p>{formatDateTime(startsAt)}</p>
      <p className="mt-3">
        <a href={url} download="uns.ics" className="button button-quiet">
          {text.add}
        </a>
      </p>
    </section>
  )
}
