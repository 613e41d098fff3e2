import type { MarkdownBlock, MarkdownSpan } from '@/base/markdown'
import { disarmHtml, isBlock, isHeading, isHidden, readMarks, readWordListItem } from './html-rules'
import { readLinkAddress } from './links'

type ClipboardMark = { kind: 'text' | 'strong' | 'emphasis' } | { kind: 'link'; url: string }
type List = { isNumbered: boolean; nextNumber: number }
type Context = {
  kind: 'paragraph' | 'heading' | 'item'
  number?: number
  mark: ClipboardMark
  list?: List
  isInCell?: boolean
}

/** What Word, Google Docs and web pages put on the clipboard, without its looks. */
export function readHtml(html: string): MarkdownBlock[] {
  // Unlike an element of the page, this document loads and runs nothing.
  const { body } = new DOMParser().parseFromString(disarmHtml(html), 'text/html')
  const blocks: MarkdownBlock[] = []
  let spans: MarkdownSpan[] = []

  function finish({ kind, number }: Context) {
    const finished = trimSpans(spans)
    spans = []
    if (finished.length === 0) return
    if (kind === 'item') addItem(blocks, finished, number)
    else blocks.push({ kind, spans: finished })
  }

  function visitChildren(node: Node, context: Context) {
    for (const child of node.childNodes) visit(child, context)
  }

  function visit(node: Node, context: Context) {
    if (node instanceof Text) addText(node.data, context.mark)
    else if (node instanceof HTMLElement && !isHidden(node)) visitElement(node, context)
  }

  function addText(text: string, mark: ClipboardMark) {
    const visible = text.replace(/[\s\u00a0]+/g, ' ')
    if (visible) spans.push({ ...mark, text: visible })
  }

  function visitElement(element: HTMLElement, context: Context) {
    const { tagName } = element
    if (tagName === 'BR') spans.push({ kind: 'text', text: context.isInCell ? ' ' : '\n' })
    else if (tagName === 'TR') visitRow(element, context)
    else if (tagName === 'UL' || tagName === 'OL') visitList(element, context)
    else if (tagName === 'LI') visitItem(element, context)
    else if (!isBlock(element))
      visitChildren(element, { ...context, mark: readMark(element, context) })
    else if (context.isInCell) {
      addText(' ', context.mark)
      visitChildren(element, context)
    } else visitBlock(element, context)
  }

  function visitBlock(element: HTMLElement, context: Context) {
    finish(context)
    const wordItem = readWordListItem(element)
    const inside: Context = isHeading(element)
      ? { kind: 'heading', mark: { kind: 'text' } }
      : wordItem
        ? { kind: 'item', number: wordItem.number, mark: context.mark }
        : context
    visitChildren(element, inside)
    finish(inside)
  }

  function visitList(element: HTMLElement, context: Context) {
    finish(context)
    // A list inside another one has no numbers, so that those around it go on.
    const isNumbered = element.tagName === 'OL' && !context.list
    const list = { isNumbered, nextNumber: Number(element.getAttribute('start') ?? 1) || 1 }
    visitChildren(element, { ...context, kind: 'item', number: undefined, list })
    finish({ ...context, kind: 'item' })
  }

  function visitItem(element: HTMLElement, context: Context) {
    finish(context)
    const { list } = context
    const number = list?.isNumbered ? list.nextNumber : undefined
    if (list) list.nextNumber += 1
    const inside: Context = { ...context, kind: 'item', number }
    visitChildren(element, inside)
    finish(inside)
  }

  function visitRow(row: HTMLElement, context: Context) {
    finish(context)
    const inside: Context = { kind: 'paragraph', mark: { kind: 'text' }, isInCell: true }
    for (const [index, cell] of [...row.children].entries()) {
      if (index > 0) addText(' | ', inside.mark)
      visitChildren(cell, inside)
    }
    finish(inside)
  }

  const outside: Context = { kind: 'paragraph', mark: { kind: 'text' } }
  visitChildren(body, outside)
  finish(outside)
  return blocks
}

function readMark(element: HTMLElement, { mark, kind }: Context): ClipboardMark {
  if (mark.kind === 'link') return mark
  const url = element.tagName === 'A' && readLinkAddress(element.getAttribute('href') ?? '', '')
  if (url) return { kind: 'link', url }
  if (kind === 'heading') return mark
  const { isStrong = mark.kind === 'strong', isEmphasis = mark.kind === 'emphasis' } =
    readMarks(element)
  if (isStrong) return { kind: 'strong' }
  return { kind: isEmphasis ? 'emphasis' : 'text' }
}

function addItem(blocks: MarkdownBlock[], spans: MarkdownSpan[], number: number | undefined) {
  const last = blocks.at(-1)
  const isNext =
    last?.kind === 'list' &&
    (number === undefined
      ? last.start === undefined
      : (last.start ?? Number.NaN) + last.items.length === number)
  if (isNext) last.items.push(spans)
  else blocks.push({ kind: 'list', items: [spans], ...(number && { start: number }) })
}

/** Without space at both ends and beside other space. */
function trimSpans(spans: MarkdownSpan[]): MarkdownSpan[] {
  let before = '\n'
  const trimmed = spans.flatMap((span) => {
    const text = /\s$/.test(before) ? span.text.trimStart() : span.text
    if (text) before = text
    return text ? [{ ...span, text }] : []
  })
  const last = trimmed.pop()
  const text = last?.text.trimEnd()
  return last && text ? [...trimmed, { ...last, text }] : last ? trimSpans(trimmed) : trimmed
}
