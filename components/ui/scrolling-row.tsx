'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = { label: string; current: string; className: string; children: ReactNode }

/** Centres the current link. It scrolls only the row: `scrollIntoView` could also scroll the page. */
export function ScrollingRow({ label, current, className, children }: Props) {
  const rowRef = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab needs another position
  useEffect(() => {
    const row = rowRef.current
    const link = row?.querySelector('[aria-current]')
    if (row && link) row.scrollLeft += getMiddle(link) - getMiddle(row)
  }, [current])
  return (
    <nav ref={rowRef} aria-label={label} className={className}>
      {children}
    </nav>
  )
}

function getMiddle(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
