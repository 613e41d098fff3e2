import { useEffect, useState } from 'react'
import { readValue, removeValues, writeValue } from '../indexed-db'

/** Names by roll number. They are in this browser alone: no request has them. */
export type StudentNames = Record<number, string>

const MAX_NAME_CHARACTERS = 60
const MAX_NAMES = 200

const toKey = (groupId: string) => `class-names:${groupId}`

/**
 * One student per line, as `12 Asha`, `12. Asha` or `12, Asha`. A line without a number has the number after the
 * one above it.
 */
export function parseNames(text: string): StudentNames {
  const names: StudentNames = {}
  let next = 1
  for (const line of text.split('\n').slice(0, MAX_NAMES)) {
    const words = line.trim()
    const [digits = ''] = /^\d{1,3}/.exec(words) ?? []
    const name = words.slice(digits.length).replace(/^[\s.,:)-]+/, '')
    const shortName = name.slice(0, MAX_NAME_CHARACTERS)
    if (!shortName) continue
    const rollNumber = digits ? Number(digits) : next
    if (rollNumber > 0) names[rollNumber] = shortName
    next = rollNumber + 1
  }
  return names
}

export const formatNames = (names: StudentNames) =>
  Object.entries(names)
    .map(([rollNumber, name]) => `${rollNumber} ${name}`)
    .join('\n')

/** `isKept` is false if this browser stores nothing. */
export function useStudentNames(groupId: string) {
  const [names, setNames] = useState<StudentNames>({})
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    void readValue<StudentNames>(toKey(groupId)).then((kept) => setNames(kept ?? {}))
  }, [groupId])
  const save = async (text: string) => {
    const parsed = parseNames(text)
    setNames(parsed)
    if (Object.keys(parsed).length === 0) await removeValues(toKey(groupId))
    else setKept(await writeValue(toKey(groupId), parsed))
  }
  return { names, isKept, save }
}
