import 'server-only'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Content, Found } from './found'
import { FileRefused } from './refused'
import { directoryOf, type Entry, packedBytes } from './zip-directory'

/**
 * PowerPoint and Word are archives. Judged by their directory and the few small entries that say what
 * is in them; the rest is never unpacked here.
 */

const MOST_OF_A_LIST = 2 * 1024 * 1024
const MOST_LISTS = 2_000
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const KINDS = [
  { kind: 'slides', name: `${OFFICE}presentationml.presentation` },
  { kind: 'document', name: `${OFFICE}wordprocessingml.document` },
] as const
const MACROS = /(^|\/)(vbaproject|vbadata|activex)/i

const unpack = promisify(inflateRaw)

export async function officeIn(file: Content): Promise<Found> {
  const entries = await directoryOf(file)
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!types) throw new FileRefused({ word: 'officeOther' })
  const listed = await textOf(file, types)
  const macros = entries.some(({ name }) => MACROS.test(name)) || /macroEnabled/i.test(listed)
  if (macros) throw new FileRefused({ word: 'officeMacros' })
  const found = KINDS.find(({ name }) => listed.includes(`"${name}.main+xml"`))
  if (!found) throw new FileRefused({ word: 'officeOther' })
  await refuseOutside(file, entries)
  const slides = entries.filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length
  return { kind: found.kind, type: found.name, facts: found.kind === 'slides' ? { slides } : {} }
}

/** A link that somebody may press is fine; what is fetched by opening the file is not. */
async function refuseOutside(file: Content, entries: Entry[]) {
  const lists = entries.filter(({ name }) => name.endsWith('.rels'))
  if (lists.length > MOST_LISTS) throw new FileRefused({ word: 'officeTooMuch' })
  for (const entry of lists) {
    const outside = (await textOf(file, entry))
      .split('<')
      .filter((tag) => /TargetMode\s?=\s?["']External/i.test(tag))
    if (outside.some((tag) => !/\/hyperlink["']/.test(tag)))
      throw new FileRefused({ word: 'officeOutside' })
  }
}

async function textOf(file: Content, entry: Entry) {
  if (entry.unpacked > MOST_OF_A_LIST) throw new FileRefused({ word: 'officeTooMuch' })
  const packed = await packedBytes(file, entry)
  if (entry.method === 0) return packed.toString('utf8')
  try {
    return (await unpack(packed, { maxOutputLength: MOST_OF_A_LIST })).toString('utf8')
  } catch (error) {
    const isMore = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new FileRefused({ word: isMore ? 'officeTooMuch' : 'officeBroken' })
  }
}
