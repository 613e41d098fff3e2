import 'server-only'
import { render } from '@react-email/render'
import { owner } from '@/base/owner'
import { letterWords } from '@/words/letters'
import { Letter } from './letter'
import { type Attachment, type Letter as LetterContent, linesOf } from './letters'

export type RenderedLetter = {
  subject: string
  html: string
  text: string
  replyTo?: string
  attachments?: Attachment[]
}

/** One letter in both forms, made from the same words. */
export async function renderLetter(letter: LetterContent): Promise<RenderedLetter> {
  const { subject, replyTo, attachment } = letter
  const html = await render(<Letter {...letter} />)
  const said = { subject, html, text: plainText(letter), replyTo }
  return attachment ? { ...said, attachments: [attachment] } : said
}

function plainText({ greeting, paragraphs, details, quote, action, notes = [] }: LetterContent) {
  const blocks = [
    greeting,
    ...paragraphs,
    details?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && `> ${linesOf(quote).join('\n> ')}`,
    action && `${action.label}:\n${action.url}`,
    ...notes,
    `${letterWords(owner).closing}\n${owner.email}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
