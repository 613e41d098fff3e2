import { useEffect, useState } from 'react'
import { readerWords } from '@/words/reader'
import type { View } from './book-view'
import { Icon } from './icon'

export type Tool = 'contents' | 'search' | 'mark' | 'looks'

type Props = {
  page: number
  pages: number
  view: View
  hasText: boolean
  isMarked: boolean
  onTool: (tool: Tool) => void
  onView: () => void
}

/** What one needs while reading, within the reach of a thumb. */
export function Bar({ page, pages, view, hasText, isMarked, onTool, onView }: Props) {
  const words = readerWords()
  const tool = (name: Tool, filled = false) => (
    <button
      type="button"
      data-live="touched"
      aria-label={words.tools[name]}
      title={words.tools[name]}
      onClick={() => onTool(name)}
    >
      <Icon name={name} filled={filled} />
    </button>
  )
  const other = view === 'text' ? 'page' : 'text'
  return (
    <div className="book-bar" role="toolbar" aria-label={words.toolbar}>
      {tool('contents')}
      {tool('search')}
      <p aria-hidden="true" className="book-place">
        {words.pageOf(page, pages)}
      </p>
      <p role="status" className="sr-only">
        {useSettled(words.pageOf(page, pages))}
      </p>
      {tool('mark', isMarked)}
      {tool('looks')}
      {hasText && (
        <button
          type="button"
          data-live="touched"
          aria-label={words.views[other]}
          title={words.views[other]}
          onClick={onView}
        >
          <Icon name={other === 'text' ? 'lines' : other} />
        </button>
      )}
    </div>
  )
}

/** Whoever listens hears where the scrolling came to rest, not every page on the way. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => setSettled(text), 600)
    return () => clearTimeout(rest)
  }, [text])
  return settled
}
