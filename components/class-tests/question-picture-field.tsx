'use client'

import { useId, useState } from 'react'
import { MAX_OPTION_TEXT, type QuestionPicture, type TestLanguage } from '@/base/class-test-kinds'
import { FilePostProgress } from '@/components/forms/file-post-progress'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { testEditorText } from '@/i18n/test-editor'
import { useFilePost } from '@/lib/client/use-file-post'

type Props = {
  picture: QuestionPicture | null
  language: TestLanguage
  onChange: (picture: QuestionPicture | null) => void
}

export function QuestionPictureField({ picture, language, onChange }: Props) {
  const { picture: text } = testEditorText()
  const id = useId()
  const { progress, send } = useFilePost()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function upload(file: File | undefined) {
    if (!file || progress) return
    setError(null)
    const result = await send('/api/class-tests/pictures', file)
    if (!result.ok) return setError({ msg: result.msg ?? text.failure })
    const { fileId, width, height } = result.data as Omit<QuestionPicture, 'alt'>
    onChange({ fileId, width, height, alt: '' })
  }

  return (
    <div className="grid content-start gap-3">
      <div className="field min-w-0">
        <label className="field-label" htmlFor={id}>
          {text.label}
        </label>
        <span id={`${id}-hint`} className="field-hint">
          {text.hint}
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          className="min-h-11 w-full min-w-0"
          onChange={({ target }) => {
            void upload(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <FilePostProgress progress={progress} />
      {error && <ActionError msg={error.msg} />}
      {picture && (
        <>
          <Field
            label={text.alt}
            hint={text.altHint}
            value={picture.alt}
            maxLength={MAX_OPTION_TEXT}
            lang={language}
            dir="auto"
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
          <div>
            <Button variant="secondary" onClick={() => onChange(null)}>
              {text.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
