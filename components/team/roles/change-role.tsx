'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { actionText } from '@/i18n/actions'
import { teamRolesText } from '@/i18n/team-roles'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { TeamRole } from '@/lib/team-access/policy'

type Props = { id: string; name: string; role: TeamRole }

export function ChangeRole({ id, name, role }: Props) {
  const text = teamRolesText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  async function changeRole() {
    setIsBusy(true)
    const result = await post(`/api/team/roles/${id}`, { role })
    setErrorText(result.ok ? undefined : getFailureText(result, text.failure))
    setIsBusy(false)
    router.refresh()
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-label={text.changeOne(name, text.changeTo[role])}
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel={actionText().busy}
        onClick={isBusy ? undefined : changeRole}
      >
        {text.changeTo[role]}
      </Button>
      {errorText && <ActionError msg={errorText} />}
    </>
  )
}
