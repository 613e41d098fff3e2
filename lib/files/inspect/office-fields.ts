import 'server-only'
import type { XmlReader } from './office-xml'
import { FileRejectedError } from './rejection'

/** Word fields. Some read a file or URL without a relationship, named by the first word of their code. */

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

/** A code may be split into any number of runs, so it is checked at its end. */
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

function rejectFetchingField(code: string) {
  const [, name = ''] = FIELD_NAME_PATTERN.exec(code) ?? []
  if (FETCHING_FIELDS.has(name.toLowerCase())) throw createExternalContentError()
}

const createExternalContentError = () => new FileRejectedError({ code: 'officeExternalContent' })
