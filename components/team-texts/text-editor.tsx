'use client'

import { ConflictNotice } from '@/components/forms/conflict-notice'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { teamTextsText } from '@/i18n/team-texts'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { EditedDraft } from '@/lib/texts/team'
import { TextInput } from './text-input'
import { usePublish } from './use-publish'
import { useTextDraft } from './use-text-draft'

type Props = {
  edited: EditedDraft
  /** Of the API. */
  path: string
  previewPath: string
  labels: { hint: string; published: string }
}

export function TextEditor({ edited, path, previewPath, labels }: Props) {
  const { editor: text } = teamTextsText()
  const { fields, hasDraft, hasPreviousDraft } = edited
  const isHydrated = useHydrated()
  const draft = useTextDraft(edited, path)
  const { values, version, state, error, conflict } = draft
  const { publish, isPublishing, failure } = usePublish(draft)
  const hasChanges = hasDraft || version !== edited.version || state !== 'saved'
  const savedState = hasChanges ? text.states.saved : labels.published
  return (
    <section aria-labelledby="draft" className="mt-6 grid max-w-3xl gap-5">
      <h2 id="draft">{text.heading}</h2>
      <p className="text-muted">{labels.hint}</p>
      {fields.map((field) => (
        <TextInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={failure?.errors[field.name]}
          disabled={!isHydrated}
          onChange={(typed) => draft.changeField(field.name, typed)}
        />
      ))}
      <p role="status">
        {state === 'failed' && error ? error : state === 'saved' ? savedState : text.states[state]}
      </p>
      {conflict && (
        <ConflictNotice
          msg={conflict.msg}
          text={text.conflict}
          onKeep={() => void draft.keepMine()}
          onOpen={() => void draft.openTheirs()}
        />
      )}
      {failure && (
        <Alert role="alert" tone="error">
          {failure.msg}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={isPublishing}
          busyLabel={text.publishing}
          disabled={!isHydrated || conflict !== null}
          onClick={publish}
        >
          {text.publish}
        </Button>
        <a
          href={previewPath}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
          onFocus={() => state === 'typed' && void draft.save()}
        >
          {text.preview}
        </a>
      </div>
      {hasPreviousDraft && state === 'saved' && (
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => void draft.swapDrafts()}>
            {text.swap}
          </Button>
          <span className="text-muted">{text.swapHint}</span>
        </p>
      )}
    </section>
  )
}
