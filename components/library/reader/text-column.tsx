import type { MouseEvent, ReactNode, RefObject } from 'react'

type Props = {
  scrollerRef: RefObject<HTMLElement | null>
  title: string
  /** A page marker opens its printed page in this reader. */
  onPageMarker: (page: number) => void
  onHighlight: (id: string) => void
  children: ReactNode
}

export function TextColumn({ scrollerRef, title, onPageMarker, onHighlight, children }: Props) {
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element
    const id = target.closest<HTMLElement>('[data-highlight]')?.dataset.highlight
    // Selecting words of it does not open it, and a link inside leads where it leads.
    if (id && getSelection()?.isCollapsed !== false && !target.closest('a')) return onHighlight(id)
    const marker = target.closest<HTMLElement>('a[data-page]')
    if (!marker || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onPageMarker(Number(marker.dataset.page))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links have keys of their own, highlights are also in the list
    <section
      ref={scrollerRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
      tabIndex={0}
      aria-label={title}
      className="text-view"
      onClick={handleClick}
    >
      {children}
    </section>
  )
}
