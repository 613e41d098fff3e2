import Link from 'next/link'
import { buttonLook } from '@/components/ui/button'
import { teamSessionsWords } from '@/words/team-sessions'
import { addressOf } from './asked'

type Props = {
  path: string
  asked: Record<string, string | undefined>
  next: string | null
}

/** To the next page of a list, and back to its first. */
export function TurnOver({ path, asked, next }: Props) {
  const words = teamSessionsWords()
  if (!next && !asked.after) return null
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {next && (
        <Link
          href={addressOf(path, { ...asked, after: next })}
          prefetch={false}
          className={buttonLook('secondary')}
        >
          {words.next}
        </Link>
      )}
      {asked.after && (
        <Link
          href={addressOf(path, { ...asked, after: undefined })}
          prefetch={false}
          className={buttonLook('secondary')}
        >
          {words.first}
        </Link>
      )}
    </p>
  )
}
