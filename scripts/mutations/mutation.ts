import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A small thing broken in the product, and the tests that must notice. */
export type Mutation = {
  /** What the product would do then. */
  name: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  seenBy: string
  /** The embedded database does one thing at a time, so some are seen on a server alone. */
  needs?: 'postgres'
  /** Where several breakages share one run: beginnings or parts of titles, of each of which one must fail. */
  titles?: string[]
}

/** Breaks the copy in this folder; gives back the way to mend it. */
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
