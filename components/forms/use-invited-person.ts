'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { findMissingValues, readFormDraft } from '@/lib/client/draft'

/** Fills in what the invitation says about its teacher, where nothing is typed yet. */
export function useInvitedPerson<Input extends FieldValues>({
  getValues,
  setValue,
}: Pick<UseFormReturn<Input>, 'getValues' | 'setValue'>) {
  useEffect(() => {
    const invitationPath = new URLSearchParams(window.location.search).get('next')
    if (!invitationPath) return
    for (const [field, value] of findMissingValues(getValues(), readFormDraft(invitationPath)))
      setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>)
  }, [getValues, setValue])
}
