import { Marked, type Token, type Tokens } from 'marked'
import { renderDrawing } from './draw/drawing'
import { getDrawing } from './drawings'
import { renderTable } from './table'
import { escapeHtml, toTypographicQuotes } from './typography'

export type PrintedSection = { id: string; title: string }
/** `blocks` are paragraphs, lists, tables, headings and drawings as HTML. */
export type PrintedChapter = PrintedSection & { sections: PrintedSection[]; blocks: string[] }

const PREFACE = 'To the teacher'

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ href, text }) => renderDrawing(getDrawing(href), text),
    /** A drawing is a block of its own. */
    paragraph({ tokens }) {
      const content = this.parser.parseInline(tokens)
      return tokens.every(({ type }) => type === 'image') ? content : `<p>${content}</p>\n`
    },
    checkbox: () => '<span class="tick"></span>',
    heading({ tokens, depth, ...heading }) {
      const id = 'id' in heading ? ` id="${heading.id}"` : ''
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>`
    },
    table(token) {
      return renderTable(token, ({ tokens }) => this.parser.parseInline(tokens))
    },
  },
})

/** Second-level headings start chapters; text before the first is the preface. */
export function parseChapters(markdown: string): PrintedChapter[] {
  const chapters: { title: string; tokens: Token[] }[] = [{ title: PREFACE, tokens: [] }]
  for (const token of marked.lexer(toTypographicQuotes(markdown))) {
    if (isHeading(token, 1)) continue
    if (isHeading(token, 2)) chapters.push({ title: getHeadingText(token), tokens: [] })
    else chapters.at(-1)?.tokens.push(token)
  }
  const filledChapters = chapters.filter(({ tokens }) =>
    tokens.some(({ type }) => type !== 'space'),
  )
  return filledChapters.map(({ title, tokens }, index) => {
    const id = `chapter-${index + 1}`
    const sections = tokens
      .filter((token) => isHeading(token, 3))
      .map((heading, sectionIndex) =>
        Object.assign(heading, { id: `${id}-${sectionIndex + 1}`, title: getHeadingText(heading) }),
      )
    const blocks = tokens.map((token) => marked.parser([token]).trim()).filter(Boolean)
    return { id, title, sections, blocks }
  })
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === depth
}

const getHeadingText = ({ text }: Tokens.Heading) => text.replace(/[*_`]/g, '')
