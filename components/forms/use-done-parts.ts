'use client'

import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type FormSchemaLoader, loadSchema } from './schema-resolver'

type WatchedForm<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'getValues' | 'subscribe'>

/** For each part of a form, whether all of its fields pass their rules. */
export function useDoneParts<Input extends FieldValues, Output>(
  { getValues, subscribe }: WatchedForm<Input>,
  schema: FormSchemaLoader<Input, Output>,
  parts: readonly (readonly Path<Input>[])[],
): boolean[] {
  const [doneParts, setDoneParts] = useState(() => parts.map(() => false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts and the schema of a form never change
  useEffect(() => {
    let isCurrent = true
    async function check() {
      if (!Object.values(getValues()).some(Boolean)) return
      const [loadedSchema] = await loadSchema(schema)
      const { issues = [] } = await loadedSchema['~standard'].validate(getValues())
      const faultyFields = new Set(issues.map(({ path = [] }) => path[0]))
      if (isCurrent) setDoneParts(parts.map((part) => !part.some((name) => faultyFields.has(name))))
    }
    // Without a network there is no tick; the form works all the same.
    const update = () => void check().catch(() => {})
    update()
    const unsubscribe = subscribe({ formState: { values: true }, callback: update })
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [getValues, subscribe])
  return doneParts
}
