import 'server-only'
import { FileRefused } from './inspect/refused'
import { MOST_BYTES, type Sort, sortOf } from './schema'

/** Of what sort a file is, or a refusal: none that is known, or too many bytes for it. */
export function sortWithin(head: Uint8Array, bytes: number): Sort {
  const sort = sortOf(head)
  if (!sort) throw new FileRefused({ word: 'fileKindUnknown' })
  if (bytes > MOST_BYTES[sort])
    throw new FileRefused({ word: 'fileTooLarge', values: { most: inWords(MOST_BYTES[sort]) } })
  return sort
}

const MB = 1024 * 1024
const inWords = (bytes: number) =>
  bytes < 1024 * MB ? `${bytes / MB} MB` : `${bytes / (1024 * MB)} GB`
