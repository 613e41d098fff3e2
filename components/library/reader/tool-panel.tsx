import type { BookHighlight } from '@/lib/library/schema'
import type { BookContents } from './book-text'
import { BookmarkPanel } from './bookmark-panel'
import { ContentsPanel } from './contents-panel'
import type { HighlightTools } from './highlight-tools'
import { NoteList } from './note-list'
import { ReaderSearchBar } from './search-bar'
import { SettingsPanel } from './settings-panel'
import type { ReaderTool } from './toolbar'
import type { Highlights } from './use-highlights'
import type { useReader } from './use-reader'
import type { useReaderSettings } from './use-reader-settings'
import type { useReadingProgress } from './use-reading-progress'

type Props = {
  tool: ReaderTool | null
  reader: ReturnType<typeof useReader>
  reading: ReturnType<typeof useReadingProgress>
  looks: ReturnType<typeof useReaderSettings>
  highlights: Highlights
  marking: HighlightTools
  contents: BookContents
  hasText: boolean
  isPreview: boolean
  file: string
  epub?: string
  printPages: () => void
  onClose: () => void
}

export function ToolPanel({
  tool,
  reader,
  reading: readingProgress,
  looks: settings,
  highlights,
  marking,
  contents,
  hasText,
  isPreview,
  file,
  epub,
  printPages,
  onClose,
}: Props) {
  const { shown: location, printed: pagesState, matches, show: showView, current: getView } = reader
  const { view, page } = location
  const goToPage = (targetPage: number, headingId?: string) => {
    onClose()
    const heading = view === 'text' && headingId ? document.getElementById(headingId) : null
    if (heading) heading.scrollIntoView()
    else showView(view, { page: targetPage, scroll: 0 })
  }
  const goToHighlight = ({ id, page: highlightPage }: BookHighlight) => {
    onClose()
    // Only the reading view shows highlights.
    if (hasText) showView('text', { page: highlightPage, scroll: 0 })
    requestAnimationFrame(() => highlights.goTo(id))
  }
  const leave = (next: () => void) => () => {
    onClose()
    next()
  }
  const printWhenReady = pagesState.state.pages > 0 ? leave(printPages) : undefined
  switch (tool) {
    case 'search':
      return (
        <ReaderSearchBar
          {...{ view, matches }}
          find={(query, isBackwards) => getView()?.find(query, isBackwards)}
          list={reader.text.current?.list ?? null}
          onChoose={(query, index, hit) =>
            view === 'text'
              ? reader.text.current?.goToHit(query, index)
              : showView('page', { page: hit.page, scroll: 0 })
          }
          onClose={onClose}
        />
      )
    case 'contents':
      return (
        <ContentsPanel
          contents={contents}
          notes={
            !isPreview && (
              <NoteList
                notes={readingProgress.notes}
                highlights={highlights}
                onGo={goToPage}
                onGoToHighlight={goToHighlight}
                onEdit={(id) => leave(() => marking.edit(id))()}
              />
            )
          }
          onGo={goToPage}
          onClose={onClose}
        />
      )
    case 'looks':
      return (
        <SettingsPanel
          {...{ view, hasText, current: getView, file, epub, onClose }}
          {...settings}
          onPrint={hasText ? () => window.print() : printWhenReady}
          zoom={pagesState.state.zoom}
        />
      )
    case 'mark':
      return (
        <BookmarkPanel
          note={readingProgress.note(page)}
          saveNote={readingProgress.keep}
          onHighlight={view === 'text' ? leave(marking.add) : undefined}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
