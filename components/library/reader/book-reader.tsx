'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readerText } from '@/i18n/reader'
import { useHydrationEvent } from '@/lib/client/use-hydrated'
import { routes } from '@/lib/routes'
import { LOADS_SCRIPTS } from '@/server/contract'
import { addPrintFooter } from '../print-styles'
import { AloudBar } from './aloud/aloud-bar'
import { useReadAloud } from './aloud/use-read-aloud'
import type { BookContents } from './book-text'
import { FaultPanel } from './fault-panel'
import { FocusLine } from './focus-line'
import { HighlightPanels, useHighlightTools } from './highlight-tools'
import { PrintPanel } from './print-panel'
import { type BookCover, PrintedPages } from './printed-pages'
import { TextColumn } from './text-column'
import { ToolPanel } from './tool-panel'
import { type ReaderTool, ReaderToolbar } from './toolbar'
import { useHighlights } from './use-highlights'
import { usePrintJob } from './use-print-job'
import { useReader } from './use-reader'
import { useReaderSettings } from './use-reader-settings'
import { useReadingProgress } from './use-reading-progress'
import './aids.css'
import './frame.css'
import './highlights.css'
import './pages.css'
import './sheets.css'
import './text.css'
import './print.css'

type ReaderBook = { id: string; title: string; pages: number; cover: BookCover; pdfUrl: string }
type Props = {
  book: ReaderBook
  contents: BookContents | null
  isPreview?: boolean
  children: ReactNode
}

/** Its marker attribute tells the surrounding dialog that the reader has loaded. */
export function BookReader({ book, contents, isPreview = false, children }: Props) {
  const { id, title, pages, cover, pdfUrl: fileUrl } = book
  const [stageRef, textRef, sheetsRef] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const [tool, setTool] = useState<ReaderTool | null>(null)
  const settings = useReaderSettings()
  const highlights = useHighlights(id, textRef, isPreview)
  const readingProgress = useReadingProgress(id, isPreview, highlights.receive)
  const hasText = contents !== null
  const reader = useReader(
    { stage: stageRef, text: textRef, sheets: sheetsRef },
    { hasText, file: fileUrl, stepSize: settings.stepSize, onPlace: readingProgress.onPlace },
  )
  const { shown: location, printed: pagesState, bare: areControlsHidden, show: showView } = reader
  const { view, page } = location
  const { fault, state, retry } = pagesState
  const marking = useHighlightTools({
    ...{ text: textRef, highlights, pages },
    isActive: hasText && view === 'text' && tool === null && !isPreview,
  })
  const printJob = usePrintJob(title, reader.pages, hasText)
  const aloud = useReadAloud(id, textRef, { title, isStored: !isPreview })
  const { state: spoken, close: closeAloud } = aloud
  useEffect(() => {
    if (view === 'page') closeAloud()
  }, [view, closeAloud])
  readingProgress.takePlace(showView)
  useEffect(() => addPrintFooter(document, title), [title])
  useHydrationEvent()
  const faultPanel = fault && <FaultPanel {...{ fault, file: fileUrl, retry }} />

  return (
    <main
      data-reader
      {...LOADS_SCRIPTS.now}
      data-bare={areControlsHidden}
      aria-label={title}
      className="book-reader"
    >
      {!hasText && <h1 className="sr-only">{title}</h1>}
      <div ref={stageRef} className="book-stage">
        {!hasText && <p className="book-text book-print-notice">{readerText().printNotice}</p>}
        {hasText && (
          <TextColumn
            scrollerRef={textRef}
            title={title}
            onPageMarker={(targetPage) => showView('page', { page: targetPage, scroll: 0 })}
            onHighlight={marking.edit}
          >
            {children}
          </TextColumn>
        )}
        {view === 'text' && settings.looks.line === 'on' && <FocusLine text={textRef} />}
        <PrintedPages
          containerRef={sheetsRef}
          hasFailed={fault !== null}
          {...{ title, cover, state }}
        />
      </div>
      {printJob.state ? (
        <PrintPanel state={printJob.state} job={printJob.job} returnFocusRef={sheetsRef}>
          {faultPanel}
        </PrintPanel>
      ) : (
        view === 'page' && faultPanel
      )}
      <ToolPanel
        {...{ tool, reader, reading: readingProgress, looks: settings, hasText, isPreview }}
        {...{ highlights, marking }}
        file={fileUrl}
        epub={hasText && !isPreview ? routes.ebookEpub(id) : undefined}
        contents={contents ?? []}
        printPages={printJob.start}
        onClose={() => setTool(null)}
      />
      <HighlightPanels tools={marking} highlights={highlights} />
      {spoken && <AloudBar aloud={aloud} state={spoken} />}
      <ReaderToolbar
        {...{ page, view, hasText, isPreview }}
        isListening={spoken !== null}
        onListen={() => {
          if (spoken) return closeAloud()
          // The text has no lines on the screen before it is shown.
          if (view === 'page') flushSync(() => showView('text'))
          aloud.start()
        }}
        pages={(view === 'page' && state.pages) || pages}
        isMarked={readingProgress.notes.some((note) => note.page === page)}
        onTool={(name) => setTool(name === tool ? null : name)}
        onView={() => showView(view === 'text' ? 'page' : 'text')}
      />
      <NoScriptNotice fileUrl={fileUrl} />
    </main>
  )
}

function NoScriptNotice({ fileUrl }: { fileUrl: string }) {
  const uiText = readerText()
  return (
    <noscript>
      <p className="book-noscript">
        {uiText.noScript} <a href={fileUrl}>{uiText.openFile}</a>
      </p>
    </noscript>
  )
}
