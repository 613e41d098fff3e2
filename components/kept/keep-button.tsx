'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepText } from '@/i18n/keep'
import { listText } from '@/i18n/lists'
import { usePreviewAccess } from '@/lib/client/preview-access'
import { KEPT_SHELL } from '@/lib/client/session-store'
import { routes } from '@/lib/routes'

type Props = { item: string; title: string; bytes: number }
type KeepState = 'absent' | 'kept' | number | keyof ReturnType<typeof keepText>['faults']

/** Small: what keeps an item loads at the first press, and at once only where something was kept before. */
export function KeepButton({ item, title, bytes }: Props) {
  const text = keepText()
  const [state, setState] = useState<KeepState>('absent')
  const isPreview = usePreviewAccess() !== null
  useEffect(() => {
    const look = async () => {
      if (!isPreview && (await globalThis.caches?.has(KEPT_SHELL)))
        setState((await (await import('./keeping')).isKept(item)) ? 'kept' : 'absent')
    }
    // The button can still be pressed.
    look().catch(() => undefined)
  }, [item, isPreview])
  if (isPreview) return null
  if (state === 'kept')
    return (
      <a href={routes.kept} className="button button-quiet">
        {text.kept}
      </a>
    )
  const isLoading = typeof state === 'number'
  const label = isLoading ? text.loading(state) : text.keep(bytes)
  const keep = async () => {
    if (isLoading) return
    setState(0)
    try {
      const { keepOnDevice } = await import('./keeping')
      setState(await keepOnDevice(item, (share) => setState(Math.floor(share * 100))))
    } catch {
      // The script, or the pages that show it, did not load.
      setState('connection')
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={isLoading}
        aria-label={listText().named(label, title)}
        onClick={() => void keep()}
      >
        {label}
      </Button>
      {state in text.faults && (
        <p role="alert" className="mt-2 font-semibold text-brick">
          {text.faults[state as keyof typeof text.faults]}
        </p>
      )}
    </>
  )
}
