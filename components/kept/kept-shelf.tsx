import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { keepText } from '@/i18n/keep'
import { keptText } from '@/i18n/kept'
import { removeKept } from '@/lib/client/kept/shelf'
import { routes, toLoginPath } from '@/lib/routes'
import { KeptItemCard } from './kept-item-card'
import { KeptSessionEntry } from './kept-session'
import { type Shelf, useShelf } from './use-shelf'

export function KeptShelf() {
  const text = keptText()
  const { shelf, look } = useShelf()
  const [removed, setRemoved] = useState<string | null>(null)
  if (!shelf)
    return (
      <p role="status" className="mt-6">
        <Spinner /> {text.loading}
      </p>
    )
  const { hasLogin, items, session, waiting, isOffline } = shelf
  const remove = async (item: string, title: string) => {
    await removeKept(item)
    setRemoved(title)
    await look()
  }
  return (
    <>
      <div role="status" className="mt-4 grid gap-1 font-semibold">
        {isOffline && <p>{text.offline}</p>}
        {waiting > 0 && <p>{text.waiting(waiting)}</p>}
        {removed !== null && <p>{text.removed(removed)}</p>}
      </div>
      {!hasLogin && (
        <p className="mt-6">
          {text.loggedOut}{' '}
          <a href={toLoginPath(routes.kept)} className="font-semibold">
            {text.logIn}
          </a>
        </p>
      )}
      {hasLogin && items.length === 0 && <EmptyShelf />}
      {items.length > 0 && (
        <>
          <ul className="mt-6 grid gap-5 lg:grid-cols-2">
            {items.map((item) => (
              <KeptItemCard
                key={item.item}
                item={item}
                onRemove={() => void remove(item.item, item.title)}
              />
            ))}
          </ul>
          <Space shelf={shelf} />
        </>
      )}
      {session && <KeptSessionEntry session={session} />}
    </>
  )
}

function EmptyShelf() {
  const { empty } = keptText()
  return (
    <div className="mt-6">
      <p>{empty.text}</p>
      <p className="mt-2 text-muted">{empty.before}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={routes.ebook} className={buttonClass()}>
          {empty.books}
        </a>
        <a href={routes.toolkit} className={buttonClass('secondary')}>
          {empty.toolkit}
        </a>
      </p>
    </div>
  )
}

function Space({ shelf: { items, space } }: { shelf: Shelf }) {
  const text = keptText()
  const { size } = keepText()
  const used = items.flatMap(({ parts }) => parts).reduce((sum, { bytes }) => sum + bytes, 0)
  if (!space) return null
  return (
    <p className="mt-4 text-muted">
      {text.space(size(used), size(space.free))} {space.isSafe ? text.safe : text.unsafe}
    </p>
  )
}
