'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type FormDraft, findMissingValues, readDraft, saveDraft } from '@/lib/client/draft'

type DraftForm<Input extends FieldValues> = Pick<
  UseFormReturn<Input>,
  'getValues' | 'setValue' | 'subscribe'
>

/**
 * Keeps what is typed for the next load of the page; a form that is emptied drops its draft. What is
 * known of old fills what is still empty.
 */
export function useDraft<Input extends FieldValues>(
  name: string,
  { getValues, setValue, subscribe }: DraftForm<Input>,
  initialValues?: FormDraft | null,
) {
  useEffect(() => {
    const fillEmptyFields = (draft: FormDraft) => {
      for (const [field, value] of findMissingValues(getValues(), draft)) {
        setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>)
      }
    }
    fillEmptyFields(readDraft(name))
    if (initialValues) fillEmptyFields(initialValues)
    saveDraft(name, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(name, values),
    })
  }, [name, initialValues, getValues, setValue, subscribe])
}
