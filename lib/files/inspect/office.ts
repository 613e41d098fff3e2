import 'server-only'
import type { Content, Found } from './found'
import { bodyReader, relationshipReader } from './office-outside'
import { type Budget, readXml } from './office-xml'
import { FileRefused } from './refused'
import { directoryOf, type Entry } from './zip-directory'

/**
 * PowerPoint and Word files are archives. Only their directory and their XML parts are read, by a parser;
 * names are compared without case, as Office does.
 */

const MAX_XML_BYTES = 64 * 1024 * 1024
const MAX_LIST_BYTES = 2 * 1024 * 1024
const MAX_LISTS = 2_000
const TIMEOUT_MS = 20_000
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const KINDS = [
  { kind: 'slides', name: `${OFFICE}presentationml.presentation` },
  { kind: 'document', name: `${OFFICE}wordprocessingml.document` },
] as const
const MACROS = /(^|\/)(vbaproject|vbadata|activex)/
const MACRO_TYPE = /macroenabled|vbaproject|activex/
const IS_XML = /[/+]xml$/
/** A part that is stored in pieces would be read by nobody here. */
const PIECE = /\/\[\d{1,9}\](\.last)?\.piece$/

type Types = { named: string[]; byExtension: Map<string, string>; byPart: Map<string, string> }

export async function officeIn(file: Content): Promise<Found> {
  const entries = (await directoryOf(file)).map((entry) => ({ ...entry, name: plain(entry.name) }))
  const budget = { bytesLeft: MAX_XML_BYTES, until: Date.now() + TIMEOUT_MS }
  const types = await typesIn(file, entries, budget)
  const { named } = types
  if (entries.some(({ name }) => PIECE.test(name))) throw new FileRefused({ word: 'officeBroken' })
  if (entries.some(({ name }) => MACROS.test(name)) || named.some((type) => MACRO_TYPE.test(type)))
    throw new FileRefused({ word: 'officeMacros' })
  const found = KINDS.find(({ name }) => named.includes(`${name}.main+xml`))
  if (!found) throw new FileRefused({ word: 'officeOther' })
  await refuseOutside(file, entries, types, budget)
  const slides = entries.filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length
  return { kind: found.kind, type: found.name, facts: found.kind === 'slides' ? { slides } : {} }
}

async function typesIn(file: Content, entries: Entry[], budget: Budget): Promise<Types> {
  const list = entries.find(({ name }) => name === '[content_types].xml')
  if (!list) throw new FileRefused({ word: 'officeOther' })
  const types: Types = { named: [], byExtension: new Map(), byPart: new Map() }
  await readXml(file, small(list), budget, {
    element: ({ name, attributes }) => {
      const { contenttype = '', extension, partname } = Object.fromEntries(attributes)
      const type = contenttype.trim().toLowerCase()
      if (type) types.named.push(type)
      if (name === 'default' && extension) types.byExtension.set(extension.toLowerCase(), type)
      if (name === 'override' && partname)
        types.byPart.set(plain(partname).replace(/^\/+/, ''), type)
    },
  })
  return types
}

async function refuseOutside(file: Content, entries: Entry[], types: Types, budget: Budget) {
  const lists = entries.filter(({ name }) => name.endsWith('.rels'))
  if (lists.length > MAX_LISTS) throw new FileRefused({ word: 'officeTooMuch' })
  for (const list of lists) await readXml(file, small(list), budget, relationshipReader)
  const isBody = ({ name }: Entry) =>
    !name.endsWith('.rels') && (/\.(xml|vml)$/.test(name) || IS_XML.test(typeOf(name, types)))
  for (const part of entries.filter(isBody)) await readXml(file, part, budget, bodyReader())
}

const typeOf = (name: string, { byPart, byExtension }: Types) =>
  byPart.get(name) ?? byExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''

function small(list: Entry) {
  if (list.unpacked > MAX_LIST_BYTES) throw new FileRefused({ word: 'officeTooMuch' })
  return list
}

/** Part names are compared without case, and `%2e` is another spelling of a dot. */
function plain(name: string) {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    // A bare per cent sign is part of the name.
    return name.toLowerCase()
  }
}
