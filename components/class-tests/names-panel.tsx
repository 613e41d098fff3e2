'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { classNamesText } from '@/i18n/class-names'
import { formatNames, type useStudentNames } from '@/lib/client/class-tests/student-names'
import { useHydrated } from '@/lib/client/use-hydrated'

/** A list of names that stays in this browser. */
export function NamesPanel({ names, isKept, save }: ReturnType<typeof useStudentNames>) {
  const text = classNamesText()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'unchanged' | 'saved'>('unchanged')
  const count = Object.keys(names).length
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await save(`${new FormData(event.currentTarget).get('names')}`)
    setState('saved')
  }
  return (
    <details className="panel screen-only">
      <summary className="min-h-11 font-semibold">{text.heading(count)}</summary>
      <p>{text.lede}</p>
      <form key={count} onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
        <TextArea
          name="names"
          label={text.label}
          hint={text.hint}
          rows={6}
          defaultValue={formatNames(names)}
          disabled={!isHydrated}
        />
        <Button type="submit" disabled={!isHydrated} className="justify-self-start">
          {text.save}
        </Button>
      </form>
      <p role="status">
        {state === 'saved' &&
          (isKept ? (count > 0 ? text.saved(count) : text.deleted) : text.notKept)}
      </p>
    </details>
  )
}
