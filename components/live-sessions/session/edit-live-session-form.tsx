'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { UndoButton } from '@/components/team/undo-button'
import { teamSessionsText } from '@/i18n/team-sessions'
import { post } from '@/lib/client/api'
import type { LiveSessionFormInput, LiveSessionFormOptions } from '@/lib/live-sessions/schema'
import { LiveSessionFields } from './live-session-fields'

type Props = {
  id: string
  version: number
  isRepeating: boolean
  initialValues: LiveSessionFormInput
  choices: LiveSessionFormOptions
  /** Gives way to the result of the form. */
  newTime: ReactNode
}

type SaveResponse = { undo?: { path: string; seconds: number } }

/** Sends the version it was loaded with; after a conflict the input stays. */
export function EditLiveSessionForm({
  id,
  version,
  isRepeating,
  initialValues,
  choices,
  newTime,
}: Props) {
  const { form: text } = teamSessionsText()
  const router = useRouter()
  const [reach, setReach] = useState<'this' | 'following'>('this')
  const [selectedIds, setSelectedIds] = useState<string[]>([initialValues.resourceIds ?? []].flat())
  const [error, setError] = useState<string>()
  // Submitting again after a conflict overwrites the colleague's change.
  const [acknowledgedVersion, setAcknowledgedVersion] = useState(0)
  const form = useSubmission({
    schema: () =>
      import('@/lib/live-sessions/schema').then(({ liveSessionForm }) => liveSessionForm),
    send: async (values) => {
      const body = {
        ...values,
        resourceIds: selectedIds,
        version: Math.max(version, acknowledgedVersion),
        reach,
      }
      const result = await post<SaveResponse>(`/api/team/sessions/${id}`, body)
      setError(result.errors?.resourceIds)
      if (result.now?.version) setAcknowledgedVersion(Number(result.now.version))
      return result
    },
    failure: text.failure,
    onSuccess: ({ msg = text.save, data: { undo } }) => {
      router.refresh()
      const back = window.location.pathname + window.location.search
      const action = undo && (
        <UndoButton
          note={{ msg, undo: { ...undo, until: Date.now() + undo.seconds * 1000 }, back }}
        />
      )
      return { tone: 'success', text: msg, action }
    },
  })
  return (
    <>
      {!form.notice && newTime}
      <div className="sheet has-save-bar mt-6 px-5 py-7 md:px-9">
        <FormFrame form={form} button={text.save} busyLabel={text.busy} noValidate>
          <LiveSessionFields
            field={form.field}
            resourceSelection={{ selectedIds, onSelect: setSelectedIds, error }}
            initialValues={initialValues}
            choices={choices}
          />
          {isRepeating && (
            <label className="field">
              <span className="field-label">{text.reach}</span>
              <span className="field-hint">{text.following}</span>
              <select
                className="field-input"
                value={reach}
                onChange={({ target }) =>
                  setReach(target.value === 'following' ? 'following' : 'this')
                }
              >
                {Object.entries(text.reaches).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </FormFrame>
      </div>
    </>
  )
}
