'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type FormDraft, findMissingValues, readFormDraft, saveFormDraft } from '@/lib/client/draft'

type DraftForm<Input extends FieldValues> = Pick<
  UseFormReturn<Input>,
  'getValues' | 'setValue' | 'subscribe'
>

/** Keeps input across page loads; an emptied form drops its draft. Known values fill empty fields. */
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
    fillEmptyFields(readFormDraft(name))
    if (initialValues) fillEmptyFields(initialValues)
    saveFormDraft(name, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveFormDraft(name, values),
    })
  }, [name, initialValues, getValues, setValue, subscribe])
}
