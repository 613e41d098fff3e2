'use client'

import { useRef } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { readerWords } from '@/words/reader'
import { FaultPanel } from './fault-panel'
import { StatusLine } from './status-line'
import { useOpenBook } from './use-open-book'
import './reader.css'

/** What the frame of the library holds. Its mark tells the dialog around it that the reader has come. */
export function BookReader({ title, file }: { title: string; file: string }) {
  const words = readerWords()
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { reading, fault, retry, book } = useOpenBook(file, scroller, list)
  const panel = fault && <FaultPanel fault={fault} file={file} retry={retry} />
  return (
    <main data-reader aria-label={title} className="book-reader">
      <h1 className="sr-only">{title}</h1>
      {reading.pages === 0 && panel}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys */}
      <section ref={scroller} tabIndex={0} aria-label={title} className="book-scroller">
        <div className="book-progress" data-busy={reading.busy && !fault} aria-hidden="true" />
        <div ref={list} className="book-pages" />
        {reading.pages === 0 && !fault && (
          <p role="status" className="book-notice">
            <Spinner /> {words.opening}
          </p>
        )}
      </section>
      {reading.pages > 0 && panel}
      {reading.pages > 0 && (
        <StatusLine
          reading={reading}
          larger={() => book.current?.larger()}
          smaller={() => book.current?.smaller()}
        />
      )}
      <noscript>
        <p className="book-notice">
          {words.noScript} <a href={file}>{words.openFile}</a>
        </p>
      </noscript>
    </main>
  )
}
