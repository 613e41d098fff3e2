/** Reads the cells of the first sheet of a workbook (ISO/IEC 29500) in the browser. Null if it is none. */

type Entries = Map<string, { method: number; start: number; bytes: number }>

const END_RECORD = 0x06054b50
const DIRECTORY_RECORD = 0x02014b50
const DIRECTORY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
/** Far more than a list of 500 rows needs; a small file can unpack to any size. */
const MAX_PART_BYTES = 16 * 1024 * 1024
/** More than the server takes. */
const MAX_ROWS = 5_000
const MAX_COLUMNS = 200
const ISO_DAY_CHARS = 10

export async function readXlsx(bytes: Uint8Array): Promise<string[][] | null> {
  const entries = listEntries(bytes)
  const readXml = (name: string) => readPart(bytes, entries, name)
  const [workbook, relations] = [await readXml(WORKBOOK), await readXml(RELATIONS)]
  const sheetName = findFirstSheet(workbook, relations)
  if (!sheetName || !entries.has(sheetName)) return null
  const sheet = await readPart(bytes, entries, sheetName)
  const shared = await readPart(bytes, entries, 'xl/sharedStrings.xml')
  return readRows(
    sheet,
    listElements(shared, 'si').map(({ content }) => readTexts(content)),
  )
}

/** The one on the left that is not hidden. Files are numbered as sheets were created, not as they are ordered. */
function findFirstSheet(workbook: string, relations: string): string | undefined {
  const sheet = listElements(workbook, 'sheet').find(
    ({ attributes }) => (readAttribute(attributes, 'state') ?? 'visible') === 'visible',
  )
  const id = sheet && readAttribute(sheet.attributes, 'r:id')
  const relation = listElements(relations, 'Relationship').find(
    ({ attributes }) => id && readAttribute(attributes, 'Id') === id,
  )
  const target = relation && readAttribute(relation.attributes, 'Target')
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`
}

function readAttribute(attributes: string, name: string): string | undefined {
  const [, rest] = ` ${attributes.replaceAll(/\s/g, ' ')}`.split(` ${name}="`, 2)
  return rest === undefined ? undefined : decodeEntities(rest.slice(0, rest.indexOf('"')))
}

function listEntries(bytes: Uint8Array): Entries {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: Entries = new Map()
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END_RECORD) end -= 1
  if (end < 0) return entries
  let offset = view.getUint32(end + 16, true)
  while (offset + DIRECTORY_BYTES <= end && view.getUint32(offset, true) === DIRECTORY_RECORD) {
    const nameBytes = view.getUint16(offset + 28, true)
    const nameStart = offset + DIRECTORY_BYTES
    const name = new TextDecoder().decode(bytes.subarray(nameStart, nameStart + nameBytes))
    const localStart = view.getUint32(offset + 42, true)
    if (localStart + LOCAL_BYTES > bytes.length) break
    const localNames = view.getUint16(localStart + 26, true) + view.getUint16(localStart + 28, true)
    entries.set(name, {
      method: view.getUint16(offset + 10, true),
      start: localStart + LOCAL_BYTES + localNames,
      bytes: view.getUint32(offset + 20, true),
    })
    offset =
      nameStart + nameBytes + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
  }
  return entries
}

/** Empty for a missing part. */
async function readPart(bytes: Uint8Array, entries: Entries, name: string): Promise<string> {
  const entry = entries.get(name)
  if (!entry) return ''
  const packed = bytes.slice(entry.start, entry.start + entry.bytes)
  if (entry.method === STORED) return new TextDecoder().decode(packed)
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text
    size += value.byteLength
    if (size > MAX_PART_BYTES) throw new Error('the sheet is too large')
    text += decoder.decode(value, { stream: true })
  }
}

type SheetElement = { attributes: string; content: string }

/** Elements of this name, which never contain one another; by position, so in linear time. */
function listElements(xml: string, name: string): SheetElement[] {
  const elements: SheetElement[] = []
  let start = xml.indexOf(`<${name}`)
  while (start >= 0) {
    const nameEnd = start + name.length + 1
    const tagEnd = xml.indexOf('>', nameEnd)
    if (tagEnd < 0) break
    let next = tagEnd + 1
    if (' />\n\r\t'.includes(xml[nameEnd] ?? '')) {
      const isEmpty = xml[tagEnd - 1] === '/'
      const end = isEmpty ? next : xml.indexOf(`</${name}>`, next)
      if (end < 0) break
      elements.push({ attributes: xml.slice(nameEnd, tagEnd), content: xml.slice(next, end) })
      next = end
    }
    start = xml.indexOf(`<${name}`, next)
  }
  return elements
}

function readRows(sheet: string, shared: string[]): string[][] {
  const rows: string[][] = []
  for (const { attributes, content } of listElements(sheet, 'row')) {
    const number = Number(/\sr="(\d{1,7})"/.exec(attributes)?.[1])
    const index = Number.isInteger(number) ? number - 1 : rows.length
    if (index >= MAX_ROWS) break
    while (rows.length < index) rows.push([])
    rows[index] = readCells(content, shared)
  }
  return rows
}

function readCells(row: string, shared: string[]): string[] {
  const cells: string[] = []
  for (const { attributes, content } of listElements(row, 'c')) {
    const letters = /\sr="([A-Z]{1,3})/.exec(attributes)?.[1]
    const index = letters ? toColumnIndex(letters) : cells.length
    if (index >= MAX_COLUMNS) break
    while (cells.length < index) cells.push('')
    cells[index] = readCell(/\st="(\w+)"/.exec(attributes)?.[1], content, shared)
  }
  return cells
}

function readCell(type: string | undefined, content: string, shared: string[]): string {
  if (type === 'inlineStr') return readTexts(content)
  const value = decodeEntities(listElements(content, 'v')[0]?.content ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'd') return value.slice(0, ISO_DAY_CHARS)
  // Long numbers, such as phones, may be stored as 9.87654321E9.
  const isNumber = type === undefined || type === 'n'
  return isNumber && /^\d\.\d+E\+?\d{1,2}$/.test(value) ? `${Number(value)}` : value
}

/** Without how a word is read aloud, which stands in `rPh` after the texts. */
const readTexts = (xml: string) =>
  listElements(xml.split('<rPh', 1)[0] ?? '', 't')
    .map(({ content }) => decodeEntities(content))
    .join('')

const toColumnIndex = (letters: string) =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
