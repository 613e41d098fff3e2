'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { post } from '@/lib/client/api'
import type { Choices, GatheringInput } from '@/lib/series/schema'
import { teamSessionsWords } from '@/words/team-sessions'
import { SessionFields } from './session-fields'

type Props = {
  id: string
  version: number
  repeats: boolean
  typed: GatheringInput
  choices: Choices
}

/** Says which state of things it was filled in from; who comes second keeps all that was typed. */
export function ChangeSessionForm({ id, version, repeats, typed, choices }: Props) {
  const { form: words } = teamSessionsWords()
  const router = useRouter()
  const [reach, setReach] = useState<'this' | 'following'>('this')
  const [chosen, choose] = useState<string[]>([typed.works ?? []].flat())
  const [error, setError] = useState<string>()
  // Who was told what a colleague has done, and sends again, means it.
  const [told, setTold] = useState(0)
  const form = useSubmission({
    schema: () => import('@/lib/series/schema').then(({ gatheringForm }) => gatheringForm),
    send: async (values) => {
      const body = { ...values, works: chosen, version: Math.max(version, told), reach }
      const answer = await post(`/api/team/sessions/${id}`, body)
      setError(answer.errors?.works)
      if (answer.now?.version) setTold(Number(answer.now.version))
      return answer
    },
    failure: words.failure,
    succeed: ({ msg }) => {
      router.refresh()
      return { tone: 'success', text: msg ?? words.save }
    },
  })
  return (
    <div className="sheet mt-12 px-5 py-7 md:px-9">
      <FormFrame form={form} button={words.save} busyLabel={words.busy} noValidate>
        <SessionFields
          field={form.field}
          works={{ chosen, choose, error }}
          typed={typed}
          choices={choices}
        />
        {repeats && (
          <label className="field">
            <span className="field-label">{words.reach}</span>
            <span className="field-hint">{words.following}</span>
            <select
              className="field-input"
              value={reach}
              onChange={({ target }) =>
                setReach(target.value === 'following' ? 'following' : 'this')
              }
            >
              {Object.entries(words.reaches).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </FormFrame>
    </div>
  )
}
