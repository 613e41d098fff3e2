import { useEffect, useState } from 'react'
import { readerText } from '@/i18n/reader'
import { readingAidsText } from '@/i18n/reading-aids'
import { LOADS_SCRIPTS } from '@/server/contract'
import type { BookViewMode } from './book-view'
import { Icon } from './icon'

export type ReaderTool = 'contents' | 'search' | 'mark' | 'looks'

type Props = {
  page: number
  pages: number
  view: BookViewMode
  hasText: boolean
  isPreview: boolean
  isMarked: boolean
  onTool: (tool: ReaderTool) => void
  onView: () => void
  isListening: boolean
  onListen: () => void
}

export function ReaderToolbar({
  page,
  pages,
  view,
  hasText,
  isPreview,
  isMarked,
  onTool,
  onView,
  isListening,
  onListen,
}: Props) {
  const uiText = readerText()
  const { listen } = readingAidsText().aloud
  const renderToolButton = (name: ReaderTool, isFilled = false) => (
    <button
      type="button"
      {...LOADS_SCRIPTS.onInteraction}
      aria-label={uiText.tools[name]}
      title={uiText.tools[name]}
      onClick={() => onTool(name)}
    >
      <Icon name={name} isFilled={isFilled} />
    </button>
  )
  const otherView = view === 'text' ? 'page' : 'text'
  return (
    <div className="book-bar" role="toolbar" aria-label={uiText.toolbar}>
      {renderToolButton('contents')}
      {renderToolButton('search')}
      <p aria-hidden="true" data-short={`${page} / ${pages}`} className="book-place">
        {uiText.pageOf(page, pages)}
      </p>
      <p role="status" className="sr-only">
        {useDebouncedText(uiText.pageOf(page, pages))}
      </p>
      {hasText && (
        <button
          type="button"
          {...LOADS_SCRIPTS.onInteraction}
          aria-label={listen}
          aria-pressed={isListening}
          title={listen}
          onClick={onListen}
        >
          <Icon name="aloud" isFilled={isListening} />
        </button>
      )}
      {!isPreview && renderToolButton('mark', isMarked)}
      {renderToolButton('looks')}
      {hasText && (
        <button
          type="button"
          {...LOADS_SCRIPTS.onInteraction}
          aria-label={uiText.views[otherView]}
          title={uiText.views[otherView]}
          onClick={onView}
        >
          <Icon name={otherView === 'text' ? 'lines' : otherView} />
        </button>
      )}
    </div>
  )
}

/** Screen readers announce only the final page, not every page scrolled past. */
function useDebouncedText(text: string) {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), 600)
    return () => clearTimeout(timer)
  }, [text])
  return debouncedText
}
