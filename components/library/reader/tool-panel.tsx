import type { BookContents } from './book-text'
import { BookmarkPanel } from './bookmark-panel'
import { ContentsPanel } from './contents-panel'
import { ReaderSearchBar } from './search-bar'
import { SettingsPanel } from './settings-panel'
import type { ReaderTool } from './toolbar'
import type { useReader } from './use-reader'
import type { useReaderSettings } from './use-reader-settings'
import type { useReadingProgress } from './use-reading-progress'

type Props = {
  tool: ReaderTool | null
  reader: ReturnType<typeof useReader>
  reading: ReturnType<typeof useReadingProgress>
  looks: ReturnType<typeof useReaderSettings>
  contents: BookContents
  hasText: boolean
  isPreview: boolean
  file: string
  printPages: () => void
  onClose: () => void
}

export function ToolPanel({
  tool,
  reader,
  reading: readingProgress,
  looks: settings,
  contents,
  hasText,
  isPreview,
  file,
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
  const printBook = () => {
    onClose()
    printPages()
  }
  const printWhenReady = pagesState.state.pages > 0 ? printBook : undefined
  switch (tool) {
    case 'search':
      return (
        <ReaderSearchBar
          matches={matches}
          find={(query, isBackwards) => getView()?.find(query, isBackwards)}
          onClose={onClose}
        />
      )
    case 'contents':
      return (
        <ContentsPanel
          contents={contents}
          notes={isPreview ? null : readingProgress.notes}
          onGo={goToPage}
          onClose={onClose}
        />
      )
    case 'looks':
      return (
        <SettingsPanel
          {...{ view, hasText, current: getView, file, onClose }}
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
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
