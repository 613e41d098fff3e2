import type PptxGenJS from 'pptxgenjs'
import { parseMarkup } from '../inline-markup'
import { LANGUAGE } from './styles'

export function createTextRuns(markup: string): PptxGenJS.TextProps[] {
  return parseMarkup(markup).map(({ text, bold, italic }) => ({
    text,
    options: { lang: LANGUAGE, ...(bold && { bold }), ...(italic && { italic }) },
  }))
}

type ParagraphBullet = Exclude<PptxGenJS.TextPropsOptions['bullet'], boolean | undefined>

/** One paragraph per line, including its bold runs. */
export function createParagraphs(texts: string[], bullet: ParagraphBullet): PptxGenJS.TextProps[] {
  return texts.flatMap((line) => {
    const runs = createTextRuns(line)
    return runs.map((run, index) => ({
      ...run,
      options: {
        ...run.options,
        bullet,
        paraSpaceAfter: 12,
        ...(index === runs.length - 1 && { breakLine: true }),
      },
    }))
  })
}
