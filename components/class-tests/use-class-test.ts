'use client'

import { useAutosave } from '@/components/forms/use-autosave'
import type { ClassTestValues } from '@/lib/class-tests/save'
import { encodeChanges, joinQuestions } from '@/lib/client/test-editor/encode-changes'

export type ClassTestDetails = ClassTestValues['details']
export type SavedClassTest = ClassTestValues & { id: string; version: number }

export function useClassTest({ id, details, questions, version }: SavedClassTest) {
  const { save, ...test } = useAutosave<ClassTestValues>({
    path: `/api/class-tests/${id}`,
    key: `class-test:${id}`,
    values: { details, questions },
    version,
    encode: encodeChanges,
  })
  const { conflict, values, change } = test

  /** Both windows’ questions stay; the one that was chosen decides on title, class and order. */
  async function keepBoth(chosen: 'mine' | 'theirs') {
    if (!conflict) return
    const { version: theirVersion, ...theirs } = conflict.theirs
    const [first, other] = chosen === 'mine' ? [values, theirs] : [theirs, values]
    change({ ...first, questions: joinQuestions(first.questions, other.questions) })
    await save(theirVersion)
  }

  return { ...test, keepBoth }
}
