'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { teamLibraryText } from '@/i18n/team-library'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { path: string; title: string; position: number; count: number }
type MoveDirection = 'up' | 'down'

/** The button keeps the focus, so that the same key moves the item again. Positions start at 1. */
export function MoveItem({ path, title, position, count }: Props) {
  const text = teamLibraryText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [state, setState] = useState<MoveDirection | 'failed' | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const [isFirst, isLast] = [position === 1, position === count]
  const move = async (direction: MoveDirection) => {
    if (state === 'up' || state === 'down') return
    setState(direction)
    setTarget(direction === 'up' ? position - 1 : position + 1)
    const { ok } = await post(path, { direction })
    setState(ok ? null : 'failed')
    if (ok) router.refresh()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button
        variant="secondary"
        disabled={!isHydrated}
        aria-disabled={isFirst || undefined}
        busy={state === 'up'}
        aria-label={text.moveUp(title)}
        onClick={() => !isFirst && move('up')}
      >
        {text.up}
      </Button>
      <Button
        variant="secondary"
        disabled={!isHydrated}
        aria-disabled={isLast || undefined}
        busy={state === 'down'}
        aria-label={text.moveDown(title)}
        onClick={() => !isLast && move('down')}
      >
        {text.down}
      </Button>
      <p role="status" className="sr-only">
        {position === target && text.moved(title, position, count)}
      </p>
      {state === 'failed' && (
        <p role="alert" className="field-error">
          {text.moveFailed}
        </p>
      )}
    </div>
  )
}
