import 'server-only'
import type { XmlReader } from './office-xml'
import { FileRefused } from './refused'

/** Word's fields. Some read a file or an address without any relationship, by the first word of their code. */

/** QUOTE can spell any other field's name by character numbers. */
const FETCHING = new Set([
  ...['includepicture', 'includetext', 'include', 'import', 'link', 'dde', 'ddeauto'],
  ...['database', 'rd', 'quote'],
])
const NAME = /^\s{0,100}([\w.]{1,40})/
/** A field inside another's code may not complete that one's name. */
const IS_NAMED = /^\s{0,100}(=|[\w.]{1,40}[\s"\\])/
const MAX_CODE_CHARACTERS = 20_000
const MAX_DEPTH = 50

/** A code may be cut into any number of runs, so it is judged when it ends. */
export function fieldReader() {
  const open: { code: string }[] = []
  const begin = (code: string) => {
    const around = open.at(-1)
    if (around && !IS_NAMED.test(around.code)) throw outside()
    if (open.push({ code }) > MAX_DEPTH) throw new FileRefused({ word: 'officeTooMuch' })
  }
  const end = () => refuseFetching(open.pop()?.code ?? '')
  return {
    element: ({ name, attributes }) => {
      const value = (wanted: string) => attributes.find(([key]) => key === wanted)?.[1] ?? ''
      const type = name === 'fldchar' ? value('fldchartype').toLowerCase() : ''
      if (type === 'begin') begin('')
      if (type === 'separate') refuseFetching(open.at(-1)?.code ?? '')
      if (type === 'end') end()
      if (name !== 'fldsimple') return
      begin(value('instr'))
      end()
    },
    text: (piece: string, inside: string) => {
      const field = open.at(-1)
      if (!field || (inside !== 'instrtext' && inside !== 'delinstrtext')) return
      field.code += piece
      if (field.code.length > MAX_CODE_CHARACTERS) throw new FileRefused({ word: 'officeTooMuch' })
    },
    /** Word also follows a field that nothing closes. */
    close: () => {
      for (const { code } of open) refuseFetching(code)
    },
  } satisfies XmlReader & { close: () => void }
}

function refuseFetching(code: string) {
  const [, name = ''] = NAME.exec(code) ?? []
  if (FETCHING.has(name.toLowerCase())) throw outside()
}

const outside = () => new FileRefused({ word: 'officeOutside' })
