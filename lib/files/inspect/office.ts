import 'server-only'
import { createBodyReader, createOfficeTextCollector, relationshipReader } from './office-parts'
import { readXml, type XmlReadBudget } from './office-xml'
import type { InspectionResult, ReadableContent } from './result'
import { FileRejectedError } from './result'
import { readZipDirectory, type ZipEntry } from './zip-directory'

/** Reads only the ZIP directory and XML parts, comparing names without case as Office does. */

const MAX_XML_BYTES = 64 * 1024 * 1024
const MAX_LIST_BYTES = 2 * 1024 * 1024
const MAX_LISTS = 2_000
const TIMEOUT_MS = 20_000
const OFFICE_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.'
const OFFICE_KINDS = [
  { kind: 'slides', name: `${OFFICE_TYPE_PREFIX}presentationml.presentation` },
  { kind: 'document', name: `${OFFICE_TYPE_PREFIX}wordprocessingml.document` },
] as const
const MACRO_NAME_PATTERN = /(^|\/)(vbaproject|vbadata|activex)/
const MACRO_TYPE_PATTERN = /macroenabled|vbaproject|activex/
const XML_TYPE_PATTERN = /[/+]xml$/
/** An embedded object opens another program. Charts keep their table the same way, as XLSX. */
const OBJECT_NAME_PATTERN = /(^|\/)(oleobject[^/]*|embeddings\/(?![^/]*\.xlsx$)[^/]+)$/
const OBJECT_TYPE_PATTERN = /oleobject/
/** Parts stored in pieces would escape the inspection. */
const PIECE_NAME_PATTERN = /\/\[\d{1,9}\](\.last)?\.piece$/

type OfficeContentTypes = {
  declaredTypes: string[]
  byExtension: Map<string, string>
  byPart: Map<string, string>
}

export async function inspectOffice(file: ReadableContent): Promise<InspectionResult> {
  const entries = (await readZipDirectory(file)).map((entry) => ({
    ...entry,
    name: normalizePartName(entry.name),
  }))
  const budget = { bytesLeft: MAX_XML_BYTES, until: Date.now() + TIMEOUT_MS }
  const types = await readContentTypes(file, entries, budget)
  const { declaredTypes } = types
  if (entries.some(({ name }) => PIECE_NAME_PATTERN.test(name)))
    throw new FileRejectedError({ code: 'officeBroken' })
  if (
    entries.some(({ name }) => MACRO_NAME_PATTERN.test(name)) ||
    declaredTypes.some((type) => MACRO_TYPE_PATTERN.test(type))
  )
    throw new FileRejectedError({ code: 'officeMacros' })
  if (
    entries.some(({ name }) => OBJECT_NAME_PATTERN.test(name)) ||
    declaredTypes.some((type) => OBJECT_TYPE_PATTERN.test(type))
  )
    throw new FileRejectedError({ code: 'officeObjects' })
  const officeKind = OFFICE_KINDS.find(({ name }) => declaredTypes.includes(`${name}.main+xml`))
  if (!officeKind) throw new FileRejectedError({ code: 'officeTypeUnsupported' })
  const pages = await rejectExternalContent(file, entries, types, budget)
  const slides = entries.filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length
  return {
    kind: officeKind.kind,
    type: officeKind.name,
    facts: officeKind.kind === 'slides' ? { slides } : {},
    pages,
  }
}

async function readContentTypes(
  file: ReadableContent,
  entries: ZipEntry[],
  budget: XmlReadBudget,
): Promise<OfficeContentTypes> {
  const list = entries.find(({ name }) => name === '[content_types].xml')
  if (!list) throw new FileRejectedError({ code: 'officeTypeUnsupported' })
  const types: OfficeContentTypes = { declaredTypes: [], byExtension: new Map(), byPart: new Map() }
  await readXml(file, requireSmallList(list), budget, {
    element: ({ name, attributes }) => {
      const { contenttype = '', extension, partname } = Object.fromEntries(attributes)
      const type = contenttype.trim().toLowerCase()
      if (type) types.declaredTypes.push(type)
      if (name === 'default' && extension) types.byExtension.set(extension.toLowerCase(), type)
      if (name === 'override' && partname)
        types.byPart.set(normalizePartName(partname).replace(/^\/+/, ''), type)
    },
  })
  return types
}

/** Returns the text, so that each part is read once. */
async function rejectExternalContent(
  file: ReadableContent,
  entries: ZipEntry[],
  types: OfficeContentTypes,
  budget: XmlReadBudget,
) {
  const lists = entries.filter(({ name }) => name.endsWith('.rels'))
  if (lists.length > MAX_LISTS) throw new FileRejectedError({ code: 'officeTooLarge' })
  for (const list of lists) await readXml(file, requireSmallList(list), budget, relationshipReader)
  const isBody = ({ name }: ZipEntry) =>
    !name.endsWith('.rels') &&
    (/\.(xml|vml)$/.test(name) || XML_TYPE_PATTERN.test(getContentType(name, types)))
  const texts = createOfficeTextCollector()
  for (const part of entries.filter(isBody))
    await readXml(file, part, budget, texts.wrap(part.name, createBodyReader()))
  return texts.getPages()
}

const getContentType = (name: string, { byPart, byExtension }: OfficeContentTypes) =>
  byPart.get(name) ?? byExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''

function requireSmallList(list: ZipEntry) {
  if (list.unpacked > MAX_LIST_BYTES) throw new FileRejectedError({ code: 'officeTooLarge' })
  return list
}

/** Part names ignore case, and `%2e` also means a dot. */
function normalizePartName(name: string) {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    // A bare percent sign is part of the name.
    return name.toLowerCase()
  }
}
