'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = { label: string; current: string; className: string; children: ReactNode }

/** The row in which a link was pressed. The next page has a row of its own, which continues from there. */
let pressedRow: { label: string; scrollLeft: number } | null = null

/** Centres the current link. It scrolls only the row: `scrollIntoView` could also scroll the page. */
export function ScrollingRow({ label, current, className, children }: Props) {
  const rowRef = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab needs another position
  useLayoutEffect(() => {
    const row = rowRef.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !link) return
    const pressed = pressedRow?.label === label ? pressedRow : null
    pressedRow = null
    if (pressed) row.scrollLeft = pressed.scrollLeft
    if (pressed && document.activeElement === document.body) link.focus({ preventScroll: true })
    row.scrollLeft += getMiddle(link) - getMiddle(row)
  }, [current])
  const rememberRow = ({ target, currentTarget }: MouseEvent) => {
    if ((target as Element).closest('a'))
      pressedRow = { label, scrollLeft: currentTarget.scrollLeft }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too
    <nav ref={rowRef} aria-label={label} className={className} onClick={rememberRow}>
      {children}
    </nav>
  )
}

function getMiddle(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
