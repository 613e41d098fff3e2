import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { formatLongDate } from '@/i18n/dates'
import { keepText } from '@/i18n/keep'
import { keptText } from '@/i18n/kept'
import { listText } from '@/i18n/lists'
import type { ShelfItem } from '@/lib/client/kept/shelf'
import { toKeptReaderPath } from './kept-reader-path'

type Props = { item: ShelfItem; onRemove: () => void }

export function KeptItemCard({ item: kept, onRemove }: Props) {
  const text = keptText()
  const { item, title, lang, state, parts, licence } = kept
  const kind = item.startsWith('book/') ? text.kinds.book : text.kinds.resource
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  const until = formatLongDate(new Date(licence.validUntil))
  const named = listText().named
  return (
    <li className="sheet p-4 sm:p-5">
      <h2 lang={lang} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge>{kind}</Badge>
        <Badge>{keepText().size(bytes)}</Badge>
      </p>
      <p className={state === 'open' ? 'mt-2 text-muted' : 'mt-2 font-semibold text-brick'}>
        {state === 'open' || state === 'expired' ? text.states[state](until) : text.states[state]}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        {state === 'open' && (
          <a
            href={toKeptReaderPath(item)}
            aria-label={named(text.read, title)}
            className={buttonClass()}
          >
            {text.read}
          </a>
        )}
        <Button variant="secondary" aria-label={named(text.remove, title)} onClick={onRemove}>
          {text.remove}
        </Button>
      </p>
    </li>
  )
}
