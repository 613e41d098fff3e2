import 'server-only'
import { createFieldReader } from './office-fields'
import type { XmlElement, XmlReader } from './office-xml'
import { FileRejectedError } from './rejection'

/** Targets that Office loads on opening. Allowed: exactly this type, to the web, an email or a phone. */

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

/** A URL scheme, or a UNC path such as `\\server\share`. */
const isExternalTarget = (target: string) => SCHEME_PATTERN.test(target) || /^[\\/]{2}/.test(target)

const createExternalContentError = () => new FileRejectedError({ code: 'officeExternalContent' })
