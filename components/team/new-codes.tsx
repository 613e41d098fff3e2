'use client'

import { useState } from 'react'
import { failureText } from '@/components/forms/failure-reason'
import { ActFault } from '@/components/school/act-fault'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { actWords } from '@/words/acts'
import { RecoveryCodes } from './enter/recovery-codes'

type State = { busy?: true; codes?: string[]; fault?: string }

export function NewCodes({ label }: { label: string }) {
  const words = actWords()
  const hydrated = useHydrated()
  const [{ busy, codes, fault }, setState] = useState<State>({})
  async function make() {
    setState({ busy: true })
    const answer = await post<{ codes: string[] }>('/api/team/recovery-codes')
    setState(
      answer.ok ? { codes: answer.data.codes } : { fault: failureText(answer, words.failure) },
    )
  }
  if (codes) return <RecoveryCodes codes={codes} done={() => window.location.reload()} />
  return (
    <>
      <Button
        look="secondary"
        disabled={!hydrated}
        busy={busy}
        busyLabel={words.busy}
        onClick={busy ? undefined : make}
      >
        {label}
      </Button>
      {fault && <ActFault msg={fault} />}
    </>
  )
}
