'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { readerWords } from '@/words/reader'
import { nameSheets } from '../printed-name'
import { Bar, type Tool } from './bar'
import type { Contents } from './book-text'
import { ContentsSheet } from './contents-sheet'
import { FaultPanel } from './fault-panel'
import { Finder } from './finder'
import { LooksSheet } from './looks-sheet'
import { MarkSheet } from './mark-sheet'
import { useLooks } from './use-looks'
import { useReader } from './use-reader'
import { useReading } from './use-reading'
import './frame.css'
import './pages.css'
import './sheets.css'
import './text.css'

type Book = {
  id: string
  title: string
  pages: number
  cover: { src: string; width: number; height: number }
  pdfUrl: string
}
type Props = { book: Book; contents: Contents | null; children: ReactNode }

/** What the frame of the library holds. Its mark tells the dialog around it that the reader has come. */
export function BookReader({ book, contents, children }: Props) {
  const words = readerWords()
  const { id, title, pages, cover, pdfUrl } = book
  const [stage, text, sheets] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const [tool, setTool] = useState<Tool | null>(null)
  const { looks, change, stepSize } = useLooks()
  const { notes, note, keep, takePlace, onPlace } = useReading(id)
  const hasText = contents !== null
  const reader = useReader({ stage, text, sheets }, { hasText, file: pdfUrl, stepSize, onPlace })
  const { shown, printed, matches, bare, show, current } = reader
  const { view, page } = shown
  const { fault, state } = printed
  takePlace(show)
  useEffect(() => nameSheets(document, title), [title])

  const close = () => setTool(null)
  const go = (to: number, chapter?: string) => {
    close()
    const heading = view === 'text' && chapter ? document.getElementById(chapter) : null
    if (heading) heading.scrollIntoView()
    else show(view, { page: to, down: 0 })
  }
  /** A mark in the text leads to its printed page in this reader. */
  const follow = (event: MouseEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>('a[data-page]')
    if (!mark || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show('page', { page: Number(mark.dataset.page), down: 0 })
  }

  return (
    <main data-reader data-live="now" data-bare={bare} aria-label={title} className="book-reader">
      {!hasText && <h1 className="sr-only">{title}</h1>}
      <div ref={stage} className="book-stage">
        {hasText && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the links within
          <section
            ref={text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
            tabIndex={0}
            aria-label={title}
            className="text-view"
            onClick={follow}
          >
            {children}
          </section>
        )}
        <div className="page-view" data-busy={state.busy && !fault}>
          {!state.drawn && <img {...cover} alt="" className="page-cover" />}
          {/* biome-ignore lint/a11y/useSemanticElements: PDF.js asks for this element */}
          <div
            ref={sheets}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
            tabIndex={0}
            role="region"
            aria-label={title}
            className="page-scroller"
          >
            <div className="pdfViewer" />
          </div>
          {!state.drawn && !fault && (
            <p role="status" className="book-notice">
              <Spinner /> {words.opening}
            </p>
          )}
        </div>
      </div>
      {fault && view === 'page' && <FaultPanel fault={fault} file={pdfUrl} retry={printed.retry} />}
      {tool === 'search' && (
        <Finder
          matches={matches}
          find={(sought, back) => current()?.find(sought, back)}
          onClose={close}
        />
      )}
      <Bar
        {...{ page, view, hasText }}
        pages={(view === 'page' && state.pages) || pages}
        isMarked={notes.some((one) => one.page === page)}
        onTool={(name) => setTool(name === tool ? null : name)}
        onView={() => show(view === 'text' ? 'page' : 'text')}
      />
      {tool === 'contents' && (
        <ContentsSheet contents={contents ?? []} notes={notes} onGo={go} onClose={close} />
      )}
      {tool === 'looks' && (
        <LooksSheet
          {...{ view, looks, change, current }}
          zoom={state.zoom}
          file={pdfUrl}
          onClose={close}
        />
      )}
      {tool === 'mark' && <MarkSheet note={note(page)} keep={keep} onClose={close} />}
      <noscript>
        <p className="book-noscript">
          {words.noScript} <a href={pdfUrl}>{words.openFile}</a>
        </p>
      </noscript>
    </main>
  )
}
