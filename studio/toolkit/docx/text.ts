import { HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { parseMarkup } from '../inline-markup'

export function createRuns(markup: string): ParagraphChild[] {
  return parseMarkup(markup).map(
    ({ text, bold, italic }) =>
      new TextRun({ text, ...(bold && { bold }), ...(italic && { italics: true }) }),
  )
}

export const createParagraph = (markup: string, style?: string, options: object = {}) =>
  new Paragraph({ children: createRuns(markup), ...(style && { style }), ...options })

export const headings = {
  form: (markup: string) =>
    new Paragraph({
      children: createRuns(markup),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
    }),
  first: (markup: string) =>
    new Paragraph({ children: createRuns(markup), heading: HeadingLevel.HEADING_1 }),
  part: (markup: string) =>
    new Paragraph({ children: createRuns(markup), heading: HeadingLevel.HEADING_2 }),
}
