import Link from 'next/link'
import { buttonLook } from '@/components/ui/button'
import { deskWords } from '@/words/desk'

type Props = { page: string; asked: Record<string, string | undefined>; next: string | null }

/** To the next fifty, and back to the first. */
export function TurnPage({ page, asked, next }: Props) {
  const words = deskWords().list
  const { after, ...rest } = asked
  if (!next && !after) return null
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {next && (
        <Link
          href={addressOf(page, { ...rest, after: next })}
          prefetch={false}
          aria-keyshortcuts="n"
          className={buttonLook('secondary')}
        >
          {words.next}
        </Link>
      )}
      {after && (
        <Link href={addressOf(page, rest)} prefetch={false} className={buttonLook('secondary')}>
          {words.first}
        </Link>
      )}
    </p>
  )
}

export function addressOf(page: string, asked: Record<string, string | undefined>) {
  const pairs = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(pairs).toString()
  return query ? `${page}?${query}` : page
}
