'use client'

import { MAX_OPTION_TEXT, type QuestionPicture, type TestLanguage } from '@/base/class-test-kinds'
import { PostedFileInput } from '@/components/forms/posted-file-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { testEditorText } from '@/i18n/test-editor'

type Props = {
  picture: QuestionPicture | null
  language: TestLanguage
  onChange: (picture: QuestionPicture | null) => void
}

export function QuestionPictureField({ picture, language, onChange }: Props) {
  const { picture: text } = testEditorText()
  return (
    <div className="grid content-start gap-3">
      <PostedFileInput
        label={text.label}
        hint={text.hint}
        accept="image/*"
        path="/api/class-tests/pictures"
        failure={text.failure}
        onSent={(data) => {
          const { fileId, width, height } = data as Omit<QuestionPicture, 'alt'>
          onChange({ fileId, width, height, alt: '' })
        }}
      />
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
