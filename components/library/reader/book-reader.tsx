'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLive } from '@/lib/client/use-live'
import { readerWords } from '@/words/reader'
import { nameSheets } from '../printed-name'
import { Bar, type Tool } from './bar'
import type { Contents } from './book-text'
import { FaultPanel } from './fault-panel'
import { PrintSheet } from './print-sheet'
import { type Cover, PrintedPages } from './printed-pages'
import { TextColumn } from './text-column'
import { ToolSheet } from './tool-sheet'
import { useLooks } from './use-looks'
import { usePrintJob } from './use-print-job'
import { useReader } from './use-reader'
import { useReading } from './use-reading'
import './frame.css'
import './pages.css'
import './sheets.css'
import './text.css'
import './print.css'

type Book = { id: string; title: string; pages: number; cover: Cover; pdfUrl: string }
type Props = { book: Book; contents: Contents | null; children: ReactNode }

/** What the frame of the library holds. Its mark tells the dialog around it that the reader has come. */
export function BookReader({ book, contents, children }: Props) {
  const { id, title, pages, cover, pdfUrl: file } = book
  const [stage, text, sheets] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const [tool, setTool] = useState<Tool | null>(null)
  const looks = useLooks()
  const reading = useReading(id)
  const hasText = contents !== null
  const reader = useReader(
    { stage, text, sheets },
    { hasText, file, stepSize: looks.stepSize, onPlace: reading.onPlace },
  )
  const { shown, printed, bare, show } = reader
  const { view, page } = shown
  const { fault, state, retry } = printed
  const printing = usePrintJob(title, reader.pages, hasText)
  reading.takePlace(show)
  useEffect(() => nameSheets(document, title), [title])
  useLive()
  const faultPanel = fault && <FaultPanel {...{ fault, file, retry }} />

  return (
    <main data-reader data-live="now" data-bare={bare} aria-label={title} className="book-reader">
      {!hasText && <h1 className="sr-only">{title}</h1>}
      <div ref={stage} className="book-stage">
        {!hasText && <p className="book-text book-print-notice">{readerWords().printNotice}</p>}
        {hasText && (
          <TextColumn
            frame={text}
            title={title}
            onMark={(to) => show('page', { page: to, down: 0 })}
          >
            {children}
          </TextColumn>
        )}
        <PrintedPages frame={sheets} failed={fault !== null} {...{ title, cover, state }} />
      </div>
      {printing.state ? (
        <PrintSheet state={printing.state} job={printing.job} read={sheets}>
          {faultPanel}
        </PrintSheet>
      ) : (
        view === 'page' && faultPanel
      )}
      <ToolSheet
        {...{ tool, reader, reading, looks, hasText, file }}
        contents={contents ?? []}
        printPages={printing.start}
        onClose={() => setTool(null)}
      />
      <Bar
        {...{ page, view, hasText }}
        pages={(view === 'page' && state.pages) || pages}
        isMarked={reading.notes.some((one) => one.page === page)}
        onTool={(name) => setTool(name === tool ? null : name)}
        onView={() => show(view === 'text' ? 'page' : 'text')}
      />
      <NoScript file={file} />
    </main>
  )
}

function NoScript({ file }: { file: string }) {
  const words = readerWords()
  return (
    <noscript>
      <p className="book-noscript">
        {words.noScript} <a href={file}>{words.openFile}</a>
      </p>
    </noscript>
  )
}
