'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepDraft, missingFrom, readDraft } from '@/lib/client/draft'

type FormValues<Input extends FieldValues> = Pick<
  UseFormReturn<Input>,
  'getValues' | 'setValue' | 'subscribe'
>

/** Keeps what is typed for the next load of the page; a form that is emptied drops its draft. */
export function useDraft<Input extends FieldValues>(
  name: string,
  { getValues, setValue, subscribe }: FormValues<Input>,
) {
  useEffect(() => {
    const typed = getValues()
    for (const [field, value] of missingFrom(typed, readDraft(name))) {
      setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>)
    }
    keepDraft(name, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, values),
    })
  }, [name, getValues, setValue, subscribe])
}
