'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { MAX_COMMENT_CHARACTERS, MAX_COMMENTS } from '@/lib/class-tests/kinds'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = {
  assignmentId: string
  language: string
  comments: string[]
  comment: string
  onChoose: (comment: string) => void
}

/** From a list that grows with what the teacher types. */
export function CommentChoice({ assignmentId, language, comments, comment, onChoose }: Props) {
  const { comments: text } = classAssignmentsText()
  const isHydrated = useHydrated()
  const [list, setList] = useState(comments)
  const [error, setError] = useState<string>()
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = `${new FormData(form).get('comment')}`.trim()
    if (!typed) return
    onChoose(typed)
    form.reset()
    if (list.includes(typed)) return
    const longer = [...list, typed].slice(-MAX_COMMENTS)
    setList(longer)
    const result = await post(`/api/class-assignments/${assignmentId}/comments`, {
      comments: longer,
    })
    setError(result.ok ? undefined : text.notKept)
  }
  return (
    <div className="mt-5">
      <label className="grid gap-1">
        <span className="font-semibold">{text.label}</span>
        <select
          className="field-input"
          lang={language}
          value={list.includes(comment) ? comment : ''}
          disabled={!isHydrated}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{comment && !list.includes(comment) ? comment : text.none}</option>
          {list.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center">{text.other}</summary>
        <form onSubmit={(event) => void add(event)} className="grid justify-items-start gap-3">
          <Field
            name="comment"
            label={text.typed}
            maxLength={MAX_COMMENT_CHARACTERS}
            lang={language}
            dir="auto"
            disabled={!isHydrated}
          />
          <Button type="submit" variant="secondary" disabled={!isHydrated}>
            {text.add}
          </Button>
          {error && <p role="status">{error}</p>}
        </form>
      </details>
    </div>
  )
}
