import 'server-only'
import { createFieldReader } from './office-fields'
import type { XmlElement, XmlReader } from './office-xml'
import { FileRejectedError } from './rejection'

/**
 * What an Office file would fetch from outside as soon as it is opened. A link that somebody presses is
 * allowed: a relationship of exactly this type, to the web, an email or a phone number.
 */

const HYPERLINK_TYPES = new Set([
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officedocument/relationships/hyperlink',
])
const CLICKABLE_SCHEME_PATTERN = /^(https?|mailto|tel):/i
const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]{0,30}:/i
/** Inner parts that fetch nevertheless: panes of add-ins are web pages, and an altChunk is often HTML. */
const FETCHING_PART_PATTERN = /\/(webextension(taskpanes)?|afchunk)$/
const MACRO_TYPE_PATTERN = /\/(vbaproject|wordvbadata|activexcontrol(binary)?)$/

/** For `_rels` parts. */
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
    const isExternal = getValues('targetmode').some((mode) => mode.toLowerCase() === 'external')
    if (!isExternal && !targets.some(isExternalTarget)) return
    const isLink = types.length === 1 && types.every((type) => HYPERLINK_TYPES.has(type))
    const isClickable = targets.every(
      (target) => CLICKABLE_SCHEME_PATTERN.test(target) || !isExternalTarget(target),
    )
    if (!isLink || !isClickable) throw createExternalContentError()
  },
}

/** The source of a mail merge. */
const FETCHING_ELEMENTS = new Set(['connectstring', 'udl'])
/** Older drawings name a picture by its address instead of by a relationship. */
const SOURCE_ATTRIBUTES = new Set(['src', 'href', 'althref'])
const DRAWING_ELEMENTS = new Set(['imagedata', 'fill', 'stroke', 'image'])

/** For all other XML parts. */
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

const isExternalDrawing = ({ name, attributes }: XmlElement) =>
  DRAWING_ELEMENTS.has(name) &&
  attributes.some(([key, value]) => SOURCE_ATTRIBUTES.has(key) && isExternalTarget(value.trim()))

/** To another machine or the local disk: by a scheme, or as `\\server\share`. */
const isExternalTarget = (target: string) => SCHEME_PATTERN.test(target) || /^[\\/]{2}/.test(target)

const createExternalContentError = () => new FileRejectedError({ code: 'officeOutside' })
