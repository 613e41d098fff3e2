import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { teamSessionsText } from '@/i18n/team-sessions'
import { buildListUrl } from '../session/live-session-queries'

type Props = {
  path: string
  query: Record<string, string | undefined>
  next: string | null
}

export function PaginationLinks({ path, query, next }: Props) {
  const text = teamSessionsText()
  if (!next && !query.after) return null
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {next && (
        <Link
          href={buildListUrl(path, { ...query, after: next })}
          prefetch={false}
          className={buttonClass('secondary')}
        >
          {text.next}
        </Link>
      )}
      {query.after && (
        <Link
          href={buildListUrl(path, { ...query, after: undefined })}
          prefetch={false}
          className={buttonClass('secondary')}
        >
          {text.first}
        </Link>
      )}
    </p>
  )
}
