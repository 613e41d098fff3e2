import 'server-only'
import type { XmlElement, XmlReader } from './office-xml'
import { FileRejectedError } from './result'

const HYPERLINK_TYPES = new Set([
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officedocument/relationships/hyperlink',
])

const CLICKABLE_SCHEME_PATTERN = /^(https?|mailto|tel):/i

const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]{0,30}:/i

/** Internal parts that fetch anyway: add-in panes are web pages, and an altChunk is often HTML. */
const FETCHING_PART_PATTERN = /\/(webextension(taskpanes)?|afchunk)$/

const OBJECT_TYPE_PATTERN = /\/oleobject$/

const PACKAGE_TYPE_PATTERN = /\/package$/

const MACRO_TYPE_PATTERN = /\/(vbaproject|wordvbadata|activexcontrol(binary)?)$/

/** A URL scheme, or a UNC path such as `\\server\share`. */
const isExternalTarget = (target: string) => SCHEME_PATTERN.test(target) || /^[\\/]{2}/.test(target)

const createExternalContentError = () => new FileRejectedError({ code: 'officeExternalContent' })

/** Targets that Office loads on opening. Allowed: exactly this type, to the web, an email or a phone. */
export const relationshipReader: XmlReader = {
  element: ({ name, attributes }) => {
    if (name !== 'relationship') return
    const getValues = (attributeName: string) =>
      attributes.filter(([key]) => key === attributeName).map(([, value]) => value.trim())
    const types = getValues('type').map((type) => type.toLowerCase())
    if (types.some((type) => MACRO_TYPE_PATTERN.test(type)))
      throw new FileRejectedError({ code: 'officeMacros' })
    if (types.some((type) => FETCHING_PART_PATTERN.test(type))) throw createExternalContentError()
    const targets = getValues('target')
    const isPackage = types.some((type) => PACKAGE_TYPE_PATTERN.test(type))
    const isTable = targets.every((target) => /\.xlsx$/i.test(target))
    const isExternal = getValues('targetmode').some((mode) => mode.toLowerCase() === 'external')
    if (!isExternal && !targets.some(isExternalTarget)) {
      if (types.some((type) => OBJECT_TYPE_PATTERN.test(type)) || (isPackage && !isTable))
        throw new FileRejectedError({ code: 'officeObjects' })
      return
    }
    const isLink = types.length === 1 && types.every((type) => HYPERLINK_TYPES.has(type))
    const isClickable = targets.every(
      (target) => CLICKABLE_SCHEME_PATTERN.test(target) || !isExternalTarget(target),
    )
    if (!isLink || !isClickable) throw createExternalContentError()
  },
}

const FETCHING_ELEMENTS = new Set(['connectstring', 'udl'])

/** Older drawings reference a picture by URL instead of a relationship. */
const SOURCE_ATTRIBUTES = new Set(['src', 'href', 'althref'])

const DRAWING_ELEMENTS = new Set(['imagedata', 'fill', 'stroke', 'image'])

/** QUOTE can spell any other field's name by character codes. */
const FETCHING_FIELDS = new Set([
  ...['includepicture', 'includetext', 'include', 'import', 'link', 'dde', 'ddeauto'],
  ...['database', 'rd', 'quote'],
])

const FIELD_NAME_PATTERN = /^\s{0,100}([\w.]{1,40})/

/** The name must be complete before a nested field, which could otherwise extend it. */
const COMPLETE_NAME_PATTERN = /^\s{0,100}(=|[\w.]{1,40}[\s"\\])/

const MAX_CODE_CHARS = 20_000

const MAX_FIELD_DEPTH = 50

const SLIDE_PATTERN = /^ppt\/slides\/slide(\d{1,6})\.xml$/

const DOCUMENT_PATTERN = /^word\/document\d{0,3}\.xml$/

/** More text than any book; the rest of the file is checked but not searched. */
const MAX_CHARS = 8_000_000

export function createBodyReader(): XmlReader {
  const fields = createFieldReader()
  return {
    element: (element) => {
      if (FETCHING_ELEMENTS.has(element.name) || isExternalDrawing(element))
        throw createExternalContentError()
      fields.element(element)
    },
    text: fields.text,
    close: fields.close,
  }
}

/**
 * Word fields. Some read a file or URL without a relationship, named by the first word of their code. A code
 * may be split into any number of runs, so it is checked at its end.
 */
export function createFieldReader() {
  const openFields: { code: string }[] = []
  const beginField = (code: string) => {
    const outerField = openFields.at(-1)
    if (outerField && !COMPLETE_NAME_PATTERN.test(outerField.code))
      throw createExternalContentError()
    if (openFields.push({ code }) > MAX_FIELD_DEPTH)
      throw new FileRejectedError({ code: 'officeTooLarge' })
  }
  const endField = () => rejectFetchingField(openFields.pop()?.code ?? '')
  return {
    element: ({ name, attributes }) => {
      const getAttribute = (attributeName: string) =>
        attributes.find(([key]) => key === attributeName)?.[1] ?? ''
      const type = name === 'fldchar' ? getAttribute('fldchartype').toLowerCase() : ''
      if (type === 'begin') beginField('')
      if (type === 'separate') rejectFetchingField(openFields.at(-1)?.code ?? '')
      if (type === 'end') endField()
      if (name !== 'fldsimple') return
      beginField(getAttribute('instr'))
      endField()
    },
    text: (chunk: string, parentName: string) => {
      const field = openFields.at(-1)
      if (!field || (parentName !== 'instrtext' && parentName !== 'delinstrtext')) return
      field.code += chunk
      if (field.code.length > MAX_CODE_CHARS)
        throw new FileRejectedError({ code: 'officeTooLarge' })
    },
    /** Word also runs a field without an end mark. */
    close: () => {
      for (const { code } of openFields) rejectFetchingField(code)
    },
  } satisfies XmlReader & { close: () => void }
}

/** Collects the text of an Office file for search: a page per slide, or one page for a document. */
export function createOfficeTextCollector() {
  const pages = new Map<number, string>()
  let charsLeft = MAX_CHARS
  const append = (page: number, text: string) => {
    const added = text.slice(0, charsLeft)
    charsLeft -= added.length
    pages.set(page, (pages.get(page) ?? '') + added)
  }
  return {
    /** Passes a part on to its check, and collects the text that people see. */
    wrap(partName: string, reader: XmlReader): XmlReader {
      const page = getPageNumber(partName)
      if (page === null) return reader
      append(page, '')
      return {
        ...reader,
        element: (element) => {
          reader.element(element)
          // Words of two paragraphs or cells must not run together.
          if (element.name === 'p' || element.name === 'br' || element.name === 'tab')
            append(page, '\n')
        },
        text: (chunk, parentName) => {
          reader.text?.(chunk, parentName)
          if (parentName === 't') append(page, chunk)
        },
      }
    },
    getPages: (): string[] =>
      [...pages]
        .sort(([first], [second]) => first - second)
        .map(([, text]) => text.toWellFormed().replaceAll('\0', '').trim()),
  }
}

const isExternalDrawing = ({ name, attributes }: XmlElement) =>
  DRAWING_ELEMENTS.has(name) &&
  attributes.some(([key, value]) => SOURCE_ATTRIBUTES.has(key) && isExternalTarget(value.trim()))

function rejectFetchingField(code: string) {
  const [, name = ''] = FIELD_NAME_PATTERN.exec(code) ?? []
  if (FETCHING_FIELDS.has(name.toLowerCase())) throw createExternalContentError()
}

function getPageNumber(partName: string) {
  const slide = SLIDE_PATTERN.exec(partName)?.[1]
  if (slide) return Number(slide)
  return DOCUMENT_PATTERN.test(partName) ? 1 : null
}
