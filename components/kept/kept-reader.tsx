import { useEffect, useState } from 'react'
import { BookReader } from '@/components/library/reader/book-reader'
import { BookText, buildContents } from '@/components/library/reader/book-text'
import { keptText } from '@/i18n/kept'
import { readerText } from '@/i18n/reader'
import { readOnDevice } from '@/lib/client/fetch-range'
import { type OpenedItem, openKept } from '@/lib/client/kept/shelf'
import { routes } from '@/lib/routes'

type Props = { item: string; onFail: () => void }

/** The site's reader. A resource has printed pages only, and no place to remember. */
export function KeptReader({ item, onFail }: Props) {
  const [opened, setOpened] = useState<OpenedItem | null>(null)
  useEffect(() => {
    openKept(item)
      .then((kept) => {
        if (!kept) return onFail()
        readOnDevice(kept.fileUrl, kept.readRange)
        document.title = kept.title
        setOpened(kept)
      })
      .catch(onFail)
  }, [item, onFail])
  const [type, id = ''] = item.split('/')
  const { title, text, fileUrl } = opened ?? {}
  return (
    <div className="fixed inset-0 flex flex-col bg-sky">
      <header className="flex items-center justify-between gap-3 bg-deep py-1 pr-2 pl-4 text-chalk">
        <h2
          lang={opened?.lang}
          className="line-clamp-2 min-w-0 wrap-anywhere text-lg leading-tight"
        >
          {title ?? keptText().opening}
        </h2>
        <a href={routes.kept} className="button button-chalk shrink-0">
          {readerText().close}
        </a>
      </header>
      <div className="relative grow contain-layout">
        {opened && fileUrl && (
          <BookReader
            book={{ ...opened, id, pdfUrl: fileUrl }}
            contents={text ? buildContents(text) : null}
            isPreview={type !== 'book'}
          >
            {text && (
              <BookText
                book={{ ...opened, id, pdfUrl: fileUrl }}
                text={text}
                canMakeDrafts={false}
              />
            )}
          </BookReader>
        )}
      </div>
    </div>
  )
}
