'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { failureText } from '@/components/forms/failure-reason'
import { ActFault } from '@/components/school/act-fault'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { actWords } from '@/words/acts'
import { teamRolesWords } from '@/words/team-roles'

type Props = { id: string; name: string; role: 'editor' | 'manager' }

/** One tap; the same place then offers the way back. */
export function ChangeRole({ id, name, role }: Props) {
  const words = teamRolesWords()
  const router = useRouter()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function change() {
    setBusy(true)
    const answer = await post(`/api/team/roles/${id}`, { role })
    setFault(answer.ok ? undefined : failureText(answer, words.failure))
    setBusy(false)
    router.refresh()
  }
  return (
    <>
      <Button
        look="secondary"
        aria-label={words.changeOne(name, words.changeTo[role])}
        disabled={!hydrated}
        busy={busy}
        busyLabel={actWords().busy}
        onClick={busy ? undefined : change}
      >
        {words.changeTo[role]}
      </Button>
      {fault && <ActFault msg={fault} />}
    </>
  )
}
