import type { EditorState, Transaction } from 'prosemirror-state'

export type FoundLink = { from: number; to: number; href: string }

/** The link that the cursor or the start of the selection touches. */
export function findLink({ selection: { $from }, schema }: EditorState): FoundLink | null {
  let found: FoundLink | null = null
  $from.parent.forEach((node, offset) => {
    const mark = schema.marks.link?.isInSet(node.marks)
    const from = $from.start() + offset
    const to = from + node.nodeSize
    if (mark && from <= $from.pos && $from.pos <= to)
      found = { from, to, href: String(mark.attrs.href) }
  })
  return found
}

/** Links the selection, the link at the cursor, or new words. Null removes the link. */
export function setLink(state: EditorState, href: string | null, words: string): Transaction {
  const { tr, schema, selection } = state
  const { from, to } = selection.empty ? (findLink(state) ?? selection) : selection
  const mark = href === null ? null : schema.mark('link', { href })
  if (from < to) {
    tr.removeMark(from, to)
    return mark ? tr.addMark(from, to, mark) : tr
  }
  if (!mark) return tr
  return tr.replaceSelectionWith(schema.text(words || String(href), [mark]), false)
}

const EMAIL_ADDRESS = /^[^\s@:/]{1,100}@[^\s@:/]{1,150}$/

/** A web address, an email address or a path of the site; null for anything else. */
export function readLinkAddress(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (EMAIL_ADDRESS.test(text)) return encodeMarks(`mailto:${text}`)
  const isPath = /^\/(?!\/)/.test(text)
  const hasScheme = /^[a-z][a-z0-9+.-]{0,20}:/i.test(text)
  const isDomain = /^[^\s/:]{1,200}\.[^\s/:.]{2,60}(?:[/?#:]|$)/.test(text)
  const address = isPath ? origin + text : !hasScheme && isDomain ? `https://${text}` : text
  if (!URL.canParse(address)) return null
  const { href, protocol, hostname } = new URL(address)
  const isWeb = (protocol === 'http:' || protocol === 'https:') && hostname !== ''
  const link = encodeMarks(href)
  return (isWeb || protocol === 'mailto:') && link.length <= MAX_ADDRESS ? link : null
}

const MAX_ADDRESS = 500

/** These would end the address in Markdown. */
const encodeMarks = (address: string) =>
  address.replace(/[()<>"\\*[\]]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
