import 'server-only'
import { fieldReader } from './office-fields'
import type { Element, XmlReader } from './office-xml'
import { FileRefused } from './refused'

/**
 * What an Office file would fetch from outside as soon as it is opened. A link that somebody presses is
 * allowed: a relationship of exactly this type, to the web, an email or a phone number.
 */

const HYPERLINKS = new Set([
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officedocument/relationships/hyperlink',
])
const PRESSED = /^(https?|mailto|tel):/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]{0,30}:/i
/** Inner parts that fetch nevertheless: panes of add-ins are web pages, and an altChunk is often HTML. */
const FETCHING_PART = /\/(webextension(taskpanes)?|afchunk)$/
const MACROS = /\/(vbaproject|wordvbadata|activexcontrol(binary)?)$/

/** For `_rels` parts. */
export const relationshipReader: XmlReader = {
  element: ({ name, attributes }) => {
    if (name !== 'relationship') return
    const all = (wanted: string) =>
      attributes.filter(([key]) => key === wanted).map(([, value]) => value.trim())
    const types = all('type').map((type) => type.toLowerCase())
    if (types.some((type) => MACROS.test(type))) throw new FileRefused({ word: 'officeMacros' })
    if (types.some((type) => FETCHING_PART.test(type))) throw outside()
    const targets = all('target')
    const isExternal = all('targetmode').some((mode) => mode.toLowerCase() === 'external')
    if (!isExternal && !targets.some(leadsOut)) return
    const isLink = types.length === 1 && types.every((type) => HYPERLINKS.has(type))
    const isPressed = targets.every((target) => PRESSED.test(target) || !leadsOut(target))
    if (!isLink || !isPressed) throw outside()
  },
}

/** The source of a mail merge. */
const FETCHING_ELEMENTS = new Set(['connectstring', 'udl'])
/** Older drawings name a picture by its address instead of by a relationship. */
const DRAWN_FROM = new Set(['src', 'href', 'althref'])
const DRAWING_ELEMENTS = new Set(['imagedata', 'fill', 'stroke', 'image'])

/** For all other XML parts. */
export function bodyReader(): XmlReader {
  const fields = fieldReader()
  return {
    element: (element) => {
      if (FETCHING_ELEMENTS.has(element.name) || draws(element)) throw outside()
      fields.element(element)
    },
    text: fields.text,
    close: fields.close,
  }
}

const draws = ({ name, attributes }: Element) =>
  DRAWING_ELEMENTS.has(name) &&
  attributes.some(([key, value]) => DRAWN_FROM.has(key) && leadsOut(value.trim()))

/** To another machine or the local disk: by a scheme, or as `\\server\share`. */
const leadsOut = (target: string) => HAS_SCHEME.test(target) || /^[\\/]{2}/.test(target)

const outside = () => new FileRefused({ word: 'officeOutside' })
