'use client'

import { useCallback, useState } from 'react'
import { KeepButton } from '@/components/kept/keep-button'
import { ButtonLink } from '@/components/site/button-link'
import { Button } from '@/components/ui/button'
import { FilterableList } from '@/components/ui/filterable-list'
import { libraryText } from '@/i18n/library'
import { listText } from '@/i18n/lists'
import type { PageAccess } from '@/lib/client/preview-access'
import { useAccess } from '@/lib/client/use-access'
import type { BookCard } from '@/lib/library/schema'
import { routes, toLoginPath } from '@/lib/routes'
import { AccessNotice } from './access-notice'
import { ItemCard } from './item-card'
import { LoadingList } from './loading-list'
import { prefetchReader } from './prefetch-reader'
import { ReaderDialog } from './reader-dialog'
import { UpgradeCard } from './upgrade-card'
import { useOpenLinkedBook } from './use-open-linked-book'

type Props = {
  books: BookCard[]
  isSubscribed: boolean
  delayMs: number
  /** Of what a device keeps of a book, by its id. */
  keptBytes?: Record<string, number>
}
type OpenEbook = Pick<BookCard, 'id' | 'title' | 'cover'> & { readerUrl: string }

export function EbookList({ books, isSubscribed, delayMs, keptBytes = {} }: Props) {
  const text = libraryText()
  const access = useAccess(isSubscribed)
  const [openBook, setOpenBook] = useState<OpenEbook | null>(null)
  const close = useCallback(() => setOpenBook(null), [])
  const reopen = useCallback(
    (bookId: string) => {
      const book = books.find(({ id }) => id === bookId)
      const readerUrl = book?.readerUrl
      if (!book || !readerUrl) return false
      setOpenBook({ id: book.id, title: book.title, cover: book.cover, readerUrl })
      return true
    },
    [books],
  )
  useOpenLinkedBook(reopen)
  return (
    <>
      <AccessNotice {...{ access, words: text }} returnPath={routes.ebook} />
      <LoadingList text={text.loading} delayMs={delayMs}>
        <FilterableList
          items={books}
          getSearchTexts={({ title, otherTitles = [], description, category }) => [
            title,
            ...otherTitles,
            description,
            category,
          ]}
          getKind={({ isPremium }) => (isPremium ? text.premium : text.open)}
          formatCount={listText().books}
        >
          {(visibleBooks) => (
            <ul className="grid gap-5 lg:grid-cols-2">
              {visibleBooks.map((book) => (
                <ItemCard
                  key={book.id}
                  headingId={getHeadingId(book)}
                  picture={book.cover}
                  {...book}
                >
                  <BookAction
                    {...{ access, book }}
                    bytes={keptBytes[book.id]}
                    onRead={setOpenBook}
                  />
                </ItemCard>
              ))}
            </ul>
          )}
        </FilterableList>
        {access === 'visitor' && (
          <UpgradeCard {...text.visitor.more} href={routes.register} picture="almirah" />
        )}
        {access === 'member' && (
          <UpgradeCard {...text.free.upgrade} href={routes.subscriptionForm} picture="almirah" />
        )}
      </LoadingList>
      <ReaderDialog
        book={access === 'visitor' ? null : openBook}
        onClose={close}
        onReopen={reopen}
      />
    </>
  )
}

type BookActionProps = {
  access: PageAccess
  book: BookCard
  bytes?: number
  onRead: (book: OpenEbook) => void
}

function BookAction({ access, book, bytes, onRead }: BookActionProps) {
  const text = libraryText()
  const { id, title, cover, readerUrl } = book
  const { named: formatLabel } = listText()
  if (access === 'visitor')
    return (
      <ButtonLink
        href={toLoginPath(routes.ebook)}
        label={formatLabel(text.visitor.login, title)}
        tone="quiet"
      >
        {text.visitor.login}
      </ButtonLink>
    )
  if (!readerUrl)
    return (
      <ButtonLink
        href={routes.subscriptionForm}
        label={formatLabel(text.free.locked, title)}
        tone="quiet"
      >
        {text.free.locked}
      </ButtonLink>
    )
  return (
    // Below each other, because side by side a late font would move them.
    <div className="flex flex-col items-start gap-3">
      <Button
        aria-label={formatLabel(text.read, title)}
        data-opens
        onPointerEnter={prefetchReader}
        onFocus={prefetchReader}
        onClick={() => onRead({ id, title, cover, readerUrl })}
      >
        {text.read}
      </Button>
      {!!bytes && <KeepButton item={`book/${id}`} title={title} bytes={bytes} />}
    </div>
  )
}

const getHeadingId = ({ id }: BookCard) => `book-${id}`
