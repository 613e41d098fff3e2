import type { Tool } from './bar'
import type { Contents } from './book-text'
import { ContentsSheet } from './contents-sheet'
import { Finder } from './finder'
import { LooksSheet } from './looks-sheet'
import { MarkSheet } from './mark-sheet'
import type { useLooks } from './use-looks'
import type { useReader } from './use-reader'
import type { useReading } from './use-reading'

type Props = {
  tool: Tool | null
  reader: ReturnType<typeof useReader>
  reading: ReturnType<typeof useReading>
  looks: ReturnType<typeof useLooks>
  contents: Contents
  hasText: boolean
  file: string
  printPages: () => void
  onClose: () => void
}

/** The tool at hand lies over the book for a moment. */
export function ToolSheet({
  tool,
  reader,
  reading,
  looks,
  contents,
  hasText,
  file,
  printPages,
  onClose,
}: Props) {
  const { shown, printed, matches, show, current } = reader
  const { view, page } = shown
  const go = (to: number, chapter?: string) => {
    onClose()
    const heading = view === 'text' && chapter ? document.getElementById(chapter) : null
    if (heading) heading.scrollIntoView()
    else show(view, { page: to, down: 0 })
  }
  const printBook = () => {
    onClose()
    printPages()
  }
  const pagesReady = printed.state.pages > 0 ? printBook : undefined
  switch (tool) {
    case 'search':
      return (
        <Finder
          matches={matches}
          find={(sought, back) => current()?.find(sought, back)}
          onClose={onClose}
        />
      )
    case 'contents':
      return <ContentsSheet contents={contents} notes={reading.notes} onGo={go} onClose={onClose} />
    case 'looks':
      return (
        <LooksSheet
          {...{ view, hasText, current, file, onClose }}
          {...looks}
          onPrint={hasText ? () => window.print() : pagesReady}
          zoom={printed.state.zoom}
        />
      )
    case 'mark':
      return <MarkSheet note={reading.note(page)} keep={reading.keep} onClose={onClose} />
    default:
      return null
  }
}
