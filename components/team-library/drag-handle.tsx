'use client'

import { useRouter } from 'next/navigation'
import { type PointerEvent, useState } from 'react'
import { teamLibraryText } from '@/i18n/team-library'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

/** Near an edge of the window, the list scrolls under the pointer. */
const SCROLL_EDGE = 80
const SCROLL_STEP = 12

/**
 * Drags its row to another place in the list. The buttons of `MoveItem` do the same by keyboard, so
 * assistive technology does not see the handle.
 */
export function DragHandle({ path }: { path: string }) {
  const text = teamLibraryText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'dragging' | 'saving' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const start = (event: PointerEvent<HTMLElement>) => {
    if (!isHydrated || state !== null || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setFailure(null)
    setState('dragging')
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (state !== 'dragging') return
    if (event.clientY < SCROLL_EDGE) scrollBy(0, -SCROLL_STEP)
    if (event.clientY > innerHeight - SCROLL_EDGE) scrollBy(0, SCROLL_STEP)
    markTarget(event.currentTarget, event.clientY)
  }
  const cancel = (event: PointerEvent<HTMLElement>) => {
    clearTarget(event.currentTarget)
    setState(null)
  }
  const drop = async (event: PointerEvent<HTMLElement>) => {
    if (state !== 'dragging') return
    const before = findTarget(event.currentTarget, event.clientY)
    clearTarget(event.currentTarget)
    if (before === undefined) return setState(null)
    setState('saving')
    const { ok, msg } = await post(path, { before: before?.dataset.item ?? null })
    setState(null)
    if (!ok) setFailure(msg ?? text.moveFailed)
    router.refresh()
  }
  return (
    <>
      <span
        aria-hidden="true"
        title={text.drag}
        data-state={state ?? undefined}
        className="drag-handle"
        onPointerDown={start}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={cancel}
      />
      {failure && (
        <span role="alert" className="field-error">
          {failure}
        </span>
      )}
    </>
  )
}

const listRows = (handle: Element) => [
  ...(handle.closest('[data-rows]')?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? []),
]

/** The row behind the place under the pointer; null for the end, undefined for the row's own place. */
function findTarget(handle: Element, clientY: number): HTMLElement | null | undefined {
  const rows = listRows(handle)
  const own = rows.findIndex((row) => row.contains(handle))
  const found = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  const target = found === -1 ? rows.length : found
  return target === own || target === own + 1 ? undefined : (rows[target] ?? null)
}

function markTarget(handle: Element, clientY: number) {
  clearTarget(handle)
  const target = findTarget(handle, clientY)
  if (target) target.dataset.drop = 'before'
  if (target === null) (listRows(handle).at(-1) as HTMLElement).dataset.drop = 'after'
}

function clearTarget(handle: Element) {
  for (const row of listRows(handle)) delete row.dataset.drop
}
