import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Mutation = {
  /** Behaviour of the mutated product. */
  name: string
  file: string
  /** Must occur exactly once in the file. */
  find: string
  replace: string
  seenBy: string
  /** For faults hidden by the embedded database, which runs one query at a time. */
  needs?: 'postgres'
  /** For mutations that share a run: title parts, each of which must match a failed test. */
  titles?: string[]
}

/** Returns a function that restores the file. */
export function applyMutation(folder: string, { name, file, find, replace }: Mutation): () => void {
  const target = path.join(folder, file)
  const text = readFileSync(target, 'utf8')
  const occurrences = text.split(find).length - 1
  if (occurrences !== 1)
    throw new Error(
      `"${name}": its text stands ${occurrences} times in ${file}; the list is stale.`,
    )
  writeFileSync(
    target,
    text.replace(find, () => replace),
  )
  return () => writeFileSync(target, text)
}
