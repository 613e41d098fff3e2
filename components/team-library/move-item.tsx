'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { teamLibraryWords } from '@/words/team-library'

type Props = { id: string; title: string; isFirst: boolean; isLast: boolean }
type Direction = 'up' | 'down'

/** One step up or down. The button keeps the focus, so the next step is the same key again. */
export function MoveItem({ id, title, isFirst, isLast }: Props) {
  const words = teamLibraryWords()
  const router = useRouter()
  const hydrated = useHydrated()
  const [state, setState] = useState<Direction | 'failed' | null>(null)
  const move = async (direction: Direction) => {
    if (state === 'up' || state === 'down') return
    setState(direction)
    const { ok } = await post(`/api/team/library/${id}/move`, { direction })
    setState(ok ? null : 'failed')
    if (ok) router.refresh()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button
        look="secondary"
        disabled={!hydrated}
        aria-disabled={isFirst || undefined}
        busy={state === 'up'}
        aria-label={words.moveUp(title)}
        onClick={() => !isFirst && move('up')}
      >
        {words.up}
      </Button>
      <Button
        look="secondary"
        disabled={!hydrated}
        aria-disabled={isLast || undefined}
        busy={state === 'down'}
        aria-label={words.moveDown(title)}
        onClick={() => !isLast && move('down')}
      >
        {words.down}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="field-error">
          {words.moveFailed}
        </p>
      )}
    </div>
  )
}
