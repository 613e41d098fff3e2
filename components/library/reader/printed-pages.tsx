import type { RefObject } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { readerText } from '@/i18n/reader'

export type BookCover = { src: string; width: number; height: number }
type Props = {
  containerRef: RefObject<HTMLDivElement | null>
  title: string
  cover: BookCover
  state: { busy: boolean; drawn: boolean }
  hasFailed: boolean
}

/** Shows the cover until PDF.js has drawn the first page. */
export function PrintedPages({
  containerRef,
  title,
  cover,
  state: { busy: isBusy, drawn: isDrawn },
  hasFailed,
}: Props) {
  return (
    <div className="page-view" data-busy={isBusy && !hasFailed}>
      {!isDrawn && <img {...cover} alt="" className="page-cover" />}
      {/* biome-ignore lint/a11y/useSemanticElements: PDF.js requires this element */}
      <div
        ref={containerRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        role="region"
        aria-label={title}
        className="page-scroller"
      >
        <div className="pdfViewer" />
      </div>
      {!isDrawn && !hasFailed && (
        <p role="status" className="book-notice">
          <Spinner /> {readerText().opening}
        </p>
      )}
    </div>
  )
}
