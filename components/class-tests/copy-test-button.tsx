'use client'

import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { id: string; label: string }

/** Opens the copy. */
export function CopyTestButton({ id, label }: Props) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<{ isBusy?: boolean; failure?: { msg?: string } }>({})
  async function copy() {
    if (state.isBusy) return
    setState({ isBusy: true })
    const result = await post<{ next: string }>(`/api/class-tests/${id}/copy`)
    if (result.ok) window.location.assign(result.data.next)
    else setState({ failure: { msg: result.msg } })
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        disabled={!isHydrated}
        busy={state.isBusy}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      {state.failure && <ActionError msg={state.failure.msg} />}
    </div>
  )
}
