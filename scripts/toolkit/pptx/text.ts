import type PptxGenJS from 'pptxgenjs'
import { runsOf } from '../words'
import { LANGUAGE } from './look'

/** Words with their bold and italic runs, in the language of the deck. */
export function written(words: string): PptxGenJS.TextProps[] {
  return runsOf(words).map(({ text, bold, italic }) => ({
    text,
    options: { lang: LANGUAGE, ...(bold && { bold }), ...(italic && { italic }) },
  }))
}

type Bullet = Exclude<PptxGenJS.TextPropsOptions['bullet'], boolean | undefined>

/** One paragraph a line; bold words inside stay in their paragraph. */
export function lines(all: string[], bullet: Bullet): PptxGenJS.TextProps[] {
  return all.flatMap((line) => {
    const runs = written(line)
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
