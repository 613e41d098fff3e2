import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Mutation = {
  /** Behaviour of the mutated product. */
  name: string
  file: string
  /** Must occur exactly once in the file, whatever its spaces and line breaks. */
  find: string
  replace: string
  seenBy: string
  /** For faults hidden by the embedded database, which runs one query at a time. */
  needs?: 'postgres'
  /** For mutations that share a run: title parts, each of which must match a failed test. */
  titles?: string[]
}

/** Returns a function that restores the file. */
export function applyMutation(folder: string, mutation: Mutation): () => void {
  const target = path.join(folder, mutation.file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(target, mutateText(text, mutation))
  return () => writeFileSync(target, text)
}

/** Ignores the layout, which changes whenever a rename makes a line longer or shorter. */
export function mutateText(text: string, { name, file, find, replace }: Mutation): string {
  const positions = text.split('').flatMap((character, index) => (character.trim() ? [index] : []))
  const code = removeSpaces(text)
  const wanted = removeSpaces(find)
  const occurrences = code.split(wanted).length - 1
  if (occurrences !== 1)
    throw new Error(`"${name}": ${file} contains its text ${occurrences} times, not once.`)
  const start = code.indexOf(wanted)
  const [from = 0, to = 0] = [positions[start], positions[start + wanted.length - 1]]
  return text.slice(0, from) + replace + text.slice(to + 1)
}

const removeSpaces = (text: string) => text.replace(/\s+/g, '')
