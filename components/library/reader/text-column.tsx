import type { MouseEvent, ReactNode, RefObject } from 'react'

type Props = {
  scrollerRef: RefObject<HTMLElement | null>
  title: string
  /** A page marker opens its printed page in this reader. */
  onPageMarker: (page: number) => void
  children: ReactNode
}

export function TextColumn({ scrollerRef, title, onPageMarker, children }: Props) {
  const handleClick = (event: MouseEvent) => {
    const marker = (event.target as Element).closest<HTMLElement>('a[data-page]')
    if (!marker || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onPageMarker(Number(marker.dataset.page))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only handles clicks of the links inside
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
