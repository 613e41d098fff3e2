import type { RefObject } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { readerWords } from '@/words/reader'

export type Cover = { src: string; width: number; height: number }
type Props = {
  frame: RefObject<HTMLDivElement | null>
  title: string
  cover: Cover
  state: { busy: boolean; drawn: boolean }
  failed: boolean
}

/** Where PDF.js draws; until its first page is there, the cover. */
export function PrintedPages({ frame, title, cover, state: { busy, drawn }, failed }: Props) {
  return (
    <div className="page-view" data-busy={busy && !failed}>
      {!drawn && <img {...cover} alt="" className="page-cover" />}
      {/* biome-ignore lint/a11y/useSemanticElements: PDF.js asks for this element */}
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
        tabIndex={0}
        role="region"
        aria-label={title}
        className="page-scroller"
      >
        <div className="pdfViewer" />
      </div>
      {!drawn && !failed && (
        <p role="status" className="book-notice">
          <Spinner /> {readerWords().opening}
        </p>
      )}
    </div>
  )
}
