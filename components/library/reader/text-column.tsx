import type { MouseEvent, ReactNode, RefObject } from 'react'

type Props = {
  frame: RefObject<HTMLElement | null>
  title: string
  /** A mark in the text leads to its printed page in this reader. */
  onMark: (page: number) => void
  children: ReactNode
}

/** The book's text, which the page has brought along. */
export function TextColumn({ frame, title, onMark, children }: Props) {
  const follow = (event: MouseEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>('a[data-page]')
    if (!mark || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMark(Number(mark.dataset.page))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the links within
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
      tabIndex={0}
      aria-label={title}
      className="text-view"
      onClick={follow}
    >
      {children}
    </section>
  )
}
