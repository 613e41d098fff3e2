import { HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { runsOf } from '../words'

export function runs(words: string): ParagraphChild[] {
  return runsOf(words).map(
    ({ text, bold, italic }) =>
      new TextRun({ text, ...(bold && { bold }), ...(italic && { italics: true }) }),
  )
}

export const paragraph = (words: string, style?: string, more: object = {}) =>
  new Paragraph({ children: runs(words), ...(style && { style }), ...more })

export const headings = {
  form: (words: string) =>
    new Paragraph({
      children: runs(words),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
    }),
  first: (words: string) =>
    new Paragraph({ children: runs(words), heading: HeadingLevel.HEADING_1 }),
  part: (words: string) =>
    new Paragraph({ children: runs(words), heading: HeadingLevel.HEADING_2 }),
}
