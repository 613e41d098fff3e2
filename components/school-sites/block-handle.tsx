'use client'

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import { findDropPlace, followPointer } from '@/lib/client/drag-rows'

/**
 * Pulls its block to another place; meanwhile each block is one line, so that a long page fits the window. The
 * buttons of the block do the same by keyboard, so assistive technology does not see the handle.
 */
export function BlockHandle({ onDrop }: { onDrop: (place: number) => void }) {
  const [isDragging, setDragging] = useState(false)
  const clientYRef = useRef(0)
  const stopRef = useRef<() => void>(undefined)
  useEffect(() => () => stopRef.current?.(), [])

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    clientYRef.current = event.clientY
    const list = handle.closest<HTMLElement>('[data-rows]')
    if (list) list.dataset.dragging = ''
    // The lines above are shorter now: the handle stays under the pointer.
    const { top, height } = handle.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - event.clientY, behavior: 'instant' })
    const stopFollowing = followPointer(handle, () => clientYRef.current)
    stopRef.current = () => {
      stopFollowing()
      if (list) delete list.dataset.dragging
      stopRef.current = undefined
    }
    setDragging(true)
  }
  function end() {
    stopRef.current?.()
    setDragging(false)
  }
  function drop(event: PointerEvent<HTMLElement>) {
    if (!isDragging) return
    const handle = event.currentTarget
    const place = findDropPlace(handle, event.clientY)
    end()
    handle.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
    if (place) onDrop(place.position - 1)
  }
  return (
    <span
      aria-hidden="true"
      title={sitePageEditorText().drag}
      data-state={isDragging ? 'dragging' : undefined}
      className="block-handle"
      onPointerDown={start}
      onPointerMove={(event) => {
        clientYRef.current = event.clientY
      }}
      onPointerUp={drop}
      onPointerCancel={end}
    />
  )
}
