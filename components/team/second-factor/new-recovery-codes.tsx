'use client'

import { useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { actionText } from '@/i18n/actions'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { RecoveryCodes } from './recovery-codes'

type NewRecoveryCodesState = { isBusy?: true; codes?: string[]; errorText?: string }

export function NewRecoveryCodes({ label }: { label: string }) {
  const text = actionText()
  const isHydrated = useHydrated()
  const [{ isBusy, codes, errorText }, setState] = useState<NewRecoveryCodesState>({})
  async function createCodes() {
    setState({ isBusy: true })
    const result = await post<{ codes: string[] }>('/api/team/recovery-codes')
    setState(
      result.ok
        ? { codes: result.data.codes }
        : { errorText: getFailureText(result, text.failure) },
    )
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => window.location.reload()} />
  return (
    <>
      <Button
        variant="secondary"
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel={text.busy}
        onClick={isBusy ? undefined : createCodes}
      >
        {label}
      </Button>
      {errorText && <ActionError msg={errorText} />}
    </>
  )
}
