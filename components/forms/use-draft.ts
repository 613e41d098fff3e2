'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, keepDraft, missingFrom, readDraft } from '@/lib/client/draft'

type FormValues<Input extends FieldValues> = Pick<
  UseFormReturn<Input>,
  'getValues' | 'setValue' | 'subscribe'
>

/**
 * Keeps what is typed for the next load of the page; a form that is emptied drops its draft. What is
 * known of old fills what is still empty.
 */
export function useDraft<Input extends FieldValues>(
  name: string,
  { getValues, setValue, subscribe }: FormValues<Input>,
  known?: Draft | null,
) {
  useEffect(() => {
    const fill = (said: Draft) => {
      for (const [field, value] of missingFrom(getValues(), said)) {
        setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>)
      }
    }
    fill(readDraft(name))
    if (known) fill(known)
    keepDraft(name, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, values),
    })
  }, [name, known, getValues, setValue, subscribe])
}
