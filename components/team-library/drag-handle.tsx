'use client'

import { useRouter } from 'next/navigation'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { teamLibraryText } from '@/i18n/team-library'
import { post } from '@/lib/client/api'
import { findDropPlace, followPointer } from '@/lib/client/drag-rows'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { path: string; title: string; position: number; count: number }

/**
 * Drags its row to another place in the list. The buttons of `MoveItem` do the same by keyboard, so
 * assistive technology does not see the handle. Positions start at 1.
 */
export function DragHandle({ path, title, position, count }: Props) {
  const text = teamLibraryText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'dragging' | 'saving' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const clientYRef = useRef(0)
  const stopRef = useRef<() => void>(undefined)
  useEffect(() => () => stopRef.current?.(), [])

  const start = (event: PointerEvent<HTMLElement>) => {
    if (!isHydrated || state !== null || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    clientYRef.current = event.clientY
    stopRef.current = followPointer(event.currentTarget, () => clientYRef.current)
    setFailure(null)
    setTarget(null)
    setState('dragging')
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    clientYRef.current = event.clientY
  }
  const cancel = () => {
    stopRef.current?.()
    setState(null)
  }
  const drop = async (event: PointerEvent<HTMLElement>) => {
    if (state !== 'dragging') return
    stopRef.current?.()
    const place = findDropPlace(event.currentTarget, event.clientY)
    if (!place) return setState(null)
    setState('saving')
    const { ok, msg } = await post(path, { before: place.before?.dataset.item ?? null })
    setState(null)
    if (ok) setTarget(place.position)
    else setFailure(msg ?? text.moveFailed)
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
      <span role="status" className="sr-only">
        {position === target && text.moved(title, position, count)}
      </span>
      {failure && (
        <span role="alert" className="field-error">
          {failure}
        </span>
      )}
    </>
  )
}
