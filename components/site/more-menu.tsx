'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = { label: ReactNode; children: ReactNode }

/**
 * A native popover, which works before hydration. Under a mouse it opens without a press; Escape closes it in
 * either case.
 */
export function MoreMenu({ label, children }: Props) {
  const menuRef = useRef<HTMLUListElement>(null)
  const path = usePathname()
  const openedOnPath = useRef(path)
  // Not when it mounts: the menu may be open before the scripts run.
  useEffect(() => {
    if (openedOnPath.current === path) return
    openedOnPath.current = path
    menuRef.current?.hidePopover()
  }, [path])
  const toggleUnderMouse = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    menuRef.current?.togglePopover(type === 'pointerenter')
  }
  return (
    <li className="more-menu" onPointerEnter={toggleUnderMouse} onPointerLeave={toggleUnderMouse}>
      <button
        type="button"
        popoverTarget="more-pages"
        className="member-way"
        onClick={keepOpenUnderMouse}
      >
        {label}
      </button>
      {/* The end of the header: a frame with half of it would move with the rest. */}
      <link rel="expect" href="#more-pages" blocking="render" />
      <ul ref={menuRef} id="more-pages" popover="auto" className="sheet more-pages">
        {children}
      </ul>
    </li>
  )
}

/** Its press would close what the mouse has just opened. A keyboard's press has no detail. */
function keepOpenUnderMouse(event: MouseEvent) {
  const { pointerType } = event.nativeEvent as globalThis.PointerEvent
  if (pointerType === 'mouse') event.preventDefault()
}
