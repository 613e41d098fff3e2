'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { ConflictNotice } from '@/components/forms/conflict-notice'
import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { ActionButton } from '@/components/ui/action-button'
import { Field } from '@/components/ui/field'
import { draftsText } from '@/i18n/drafts'
import { useHydrated } from '@/lib/client/use-hydrated'
import { MAX_BODY_CHARACTERS, MAX_TITLE_CHARACTERS } from '@/lib/drafts/kinds'
import { LOADS_SCRIPTS } from '@/server/contract'
import { DraftFiles } from './draft-files'
import { ModelWriting } from './model-writing'
import { type SavedDraftText, useDraftText } from './use-draft-text'

type Props = { draft: SavedDraftText; hasPrevious: boolean; hasModel: boolean }

export function DraftEditor({ draft, hasPrevious, hasModel }: Props) {
  const { editor: text } = draftsText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const refresh = useCallback(() => router.refresh(), [router])
  const { values, change, state, error, conflict, keepMine, openTheirs } = useDraftText(
    draft,
    refresh,
  )
  return (
    <div className="grid max-w-3xl gap-6" {...LOADS_SCRIPTS.now}>
      <Field
        label={text.title}
        value={values.title}
        maxLength={MAX_TITLE_CHARACTERS}
        disabled={!isHydrated}
        onChange={({ target }) => change({ ...values, title: target.value })}
      />
      <RichTextArea
        form="document"
        label={text.body}
        hint={text.hint}
        value={values.body}
        className="rich-text-long"
        dir="auto"
        maxLength={MAX_BODY_CHARACTERS}
        disabled={!isHydrated}
        onChange={({ target }) => change({ ...values, body: target.value })}
      />
      <p role="status">{state === 'failed' && error ? error : text.states[state]}</p>
      {conflict && (
        <ConflictNotice
          msg={conflict.msg}
          text={text}
          onKeep={() => void keepMine()}
          onOpen={() => void openTheirs()}
        />
      )}
      {hasPrevious && state === 'saved' && (
        <ActionButton
          label={text.restore}
          path={`/api/drafts/${draft.id}/restore`}
          redirectTo={`/my-drafts/${draft.id}`}
          isImmediate
        />
      )}
      {hasModel && <ModelWriting id={draft.id} isSaved={state === 'saved'} />}
      <DraftFiles id={draft.id} isSaved={state === 'saved'} />
    </div>
  )
}
