import { constants, inflateSync } from 'node:zlib'
import { createReader, isWhitespace } from './pdf-syntax.mjs'

/**
 * Finds what makes a PDF more than pages: scripts, programs, forms that send, attached files. Reads every
 * object wherever it is in the file, also inside of streams, so that neither a forged table nor a forged
 * length hides one.
 */

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

const ACTIVE_KEYS = new Set(
  ['JS', 'JavaScript', 'AA', 'EmbeddedFiles', 'EF', 'XFA', 'Collection', 'RichMediaContent'].map(
    (name) => `/${name}`,
  ),
)
const ACTIVE_ACTIONS = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'Movie']
    .concat(['Sound', 'RichMediaExecute', 'GoTo3DView'])
    .map((name) => `/${name}`),
)
const ACTIVE_TYPES = new Set(
  ['RichMedia', 'FileAttachment', 'Screen', 'Movie', 'Sound', '3D', 'EmbeddedFile'].map(
    (name) => `/${name}`,
  ),
)
/** What a PDF may do when it is opened: go to a page, or a command of the viewer such as printing. */
const OPENING_ACTIONS = new Set(['/GoTo', '/Named'])
/** Viewers read the short keys too. */
const UNUSUAL_PACKING = new Set(['/F', '/DP', '/DecodeParms'])
const SCHEME_PATTERN = /^[\s\0]*([a-z][a-z0-9+.-]*):/i
const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

export function hasActiveContent(bytes) {
  const scan = { isActive: false, unpackedBytes: 0, openingObjects: new Set(), actions: new Map() }
  for (const { start, number } of findObjects(bytes)) {
    const reader = createReader(bytes, start)
    const value = reader.readValue()
    inspectObject(value, number, scan)
    if (value?.pairs && !scan.isActive) inspectStream(value, reader, bytes, scan)
    if (scan.isActive) return true
  }
  return [...scan.openingObjects].some((number) =>
    [...(scan.actions.get(number) ?? [])].some((action) => !OPENING_ACTIONS.has(action)),
  )
}

/** After each `obj` and `trailer`, whatever stands around it. */
function* findObjects(bytes) {
  for (const word of ['obj', 'trailer'])
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
      const before = bytes[at - 1] ?? 0
      if (word === 'trailer' || isWhitespace(before) || isDigit(before))
        yield { start: at + word.length, number: readObjectNumber(bytes, at) }
    }
}

const isDigit = (byte) => byte >= 48 && byte <= 57

function readObjectNumber(bytes, end) {
  const head = bytes.toString('latin1', Math.max(0, end - 40), end)
  return Number(/(\d+)[\s\0]+\d+[\s\0]*$/.exec(head)?.[1] ?? -1)
}

function inspectObject(value, number, scan) {
  inspectValue(value, scan)
  for (const action of listValues(value, '/S')) {
    if (typeof action !== 'string') continue
    const actions = scan.actions.get(number) ?? new Set()
    scan.actions.set(number, actions.add(action))
  }
}

const listValues = (value, key) =>
  (value?.pairs ?? []).filter(([name]) => name === key).map(([, item]) => item)

function inspectValue(value, scan) {
  if (Array.isArray(value)) for (const item of value) inspectValue(item, scan)
  if (!value?.pairs) return
  const [isAction] = listValues(value, '/S')
  for (const [key, item] of value.pairs) {
    if (isActivePair(key, item) || (key === '/Next' && isAction)) scan.isActive = true
    if (key === '/OpenAction') inspectOpenAction(item, scan)
    inspectValue(item, scan)
  }
}

function isActivePair(key, item) {
  if (ACTIVE_KEYS.has(key)) return true
  if (key === '/S') return ACTIVE_ACTIONS.has(item)
  if (key === '/Type' || key === '/Subtype') return ACTIVE_TYPES.has(item)
  return key === '/URI' && isUnsafeLink(item)
}

function isUnsafeLink(item) {
  const text = item?.text ?? ''
  const scheme = SCHEME_PATTERN.exec(text)?.[1]
  return /^\s*[\\/]{2}/.test(text) || (scheme && !LINK_SCHEMES.has(scheme.toLowerCase()))
}

function inspectOpenAction(item, scan) {
  if (item?.reference !== undefined) scan.openingObjects.add(item.reference)
  for (const action of listValues(item, '/S'))
    if (!OPENING_ACTIONS.has(action)) scan.isActive = true
}

/** An object stream has a count and an offset. Writers compress it with Deflate only. */
function inspectStream(dictionary, reader, bytes, scan) {
  const [count] = listValues(dictionary, '/N')
  const [first] = listValues(dictionary, '/First')
  if (count === undefined || first === undefined) return
  if (reader.readValue()?.word !== 'stream') return
  const filters = listValues(dictionary, '/Filter').flat()
  const isPlainDeflate =
    filters.length === 1 &&
    filters[0] === '/FlateDecode' &&
    !dictionary.pairs.some(([key]) => UNUSUAL_PACKING.has(key))
  if (!isPlainDeflate || !/^\d+$/.test(first.word ?? '')) scan.isActive = true
  else {
    const packed = bytes.subarray(skipLineEnd(bytes, reader.getPosition()))
    inspectPackedObjects(inflate(packed, scan), Number(first.word), scan)
  }
}

function skipLineEnd(bytes, position) {
  const afterReturn = bytes[position] === 13 ? position + 1 : position
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn
}

function inflate(packed, scan) {
  const maxOutputLength = MAX_UNPACKED_BYTES - scan.unpackedBytes
  const unpacked = inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
  scan.unpackedBytes += unpacked.length
  return unpacked
}

/** First pairs of object number and offset, then the objects. */
function inspectPackedObjects(unpacked, first, scan) {
  const numbers = unpacked.toString('latin1', 0, first).match(/\d+/g) ?? []
  for (let index = 0; index + 1 < numbers.length && !scan.isActive; index += 2) {
    const reader = createReader(unpacked, first + Number(numbers[index + 1]))
    inspectObject(reader.readValue(), Number(numbers[index]), scan)
  }
}
