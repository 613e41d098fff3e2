'use client'

import { useCallback, useRef, useState } from 'react'
import { ButtonLink } from '@/components/site/button-link'
import { Button } from '@/components/ui/button'
import { LookedThrough } from '@/components/ui/looked-through'
import { type Access, useAccess } from '@/lib/client/use-access'
import type { BookCard } from '@/lib/library/schema'
import { loginFor, routes } from '@/lib/routes'
import { libraryWords } from '@/words/library'
import { listWords } from '@/words/lists'
import { Invitation } from './invitation'
import { LoadingList } from './loading-list'
import { ReaderDialog } from './reader-dialog'
import { ShelfCard } from './shelf-card'
import { ShelfNotice } from './shelf-notice'
import { useFetchAhead } from './use-fetch-ahead'

type Props = { books: BookCard[]; isSubscribed: boolean; delayMs: number }
type Open = Pick<BookCard, 'id' | 'title' | 'cover'> & { readerUrl: string }

/** The library in its three states, and the book that is open. */
export function EbookShelf({ books, isSubscribed, delayMs }: Props) {
  const words = libraryWords()
  const access = useAccess(isSubscribed)
  const [open, setOpen] = useState<Open | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const reopen = useCallback(
    (wanted: string) => {
      const book = books.find(({ id }) => id === wanted)
      const readerUrl = book?.readerUrl
      if (!book || !readerUrl) return false
      setOpen({ id: book.id, title: book.title, cover: book.cover, readerUrl })
      return true
    },
    [books],
  )
  const shelf = useRef<HTMLUListElement>(null)
  useFetchAhead(shelf)
  return (
    <>
      <ShelfNotice {...{ access, words }} page={routes.ebook} />
      <LoadingList text={words.loading} delayMs={delayMs}>
        <LookedThrough
          list={books}
          said={({ title, description, category }) => [title, description, category]}
          kindOf={({ isPremium }) => (isPremium ? words.premium : words.open)}
          counted={listWords().books}
        >
          {(found) => (
            <ul ref={shelf} className="grid gap-5 lg:grid-cols-2">
              {found.map((book) => (
                <ShelfCard key={book.id} headingId={headingOf(book)} picture={book.cover} {...book}>
                  <Way access={access} book={book} onRead={setOpen} />
                </ShelfCard>
              ))}
            </ul>
          )}
        </LookedThrough>
        {access === 'visitor' && (
          <Invitation {...words.visitor.more} href={routes.register} picture="almirah" />
        )}
        {access === 'member' && (
          <Invitation {...words.free.upgrade} href={routes.subscriptionForm} picture="almirah" />
        )}
      </LoadingList>
      <ReaderDialog book={access === 'visitor' ? null : open} onClose={close} onReopen={reopen} />
    </>
  )
}

type WayProps = { access: Access; book: BookCard; onRead: (book: Open) => void }

/** What leads into a book, for who may read it and for who may not. */
function Way({ access, book, onRead }: WayProps) {
  const words = libraryWords()
  const { id, title, cover, readerUrl } = book
  const { named } = listWords()
  if (access === 'visitor')
    return (
      <ButtonLink
        href={loginFor(routes.ebook)}
        label={named(words.visitor.login, title)}
        tone="quiet"
      >
        {words.visitor.login}
      </ButtonLink>
    )
  if (!readerUrl)
    return (
      <ButtonLink
        href={routes.subscriptionForm}
        label={named(words.free.locked, title)}
        tone="quiet"
      >
        {words.free.locked}
      </ButtonLink>
    )
  return (
    <Button
      aria-label={named(words.read, title)}
      data-opens
      onClick={() => onRead({ id, title, cover, readerUrl })}
    >
      {words.read}
    </Button>
  )
}

const headingOf = ({ id }: BookCard) => `book-${id}`
