import type PptxGenJS from 'pptxgenjs'
import type { Slide } from '@/content/toolkit/types'
import { FONT, INK, LANGUAGE } from './styles'
import { addTable, addTallies } from './tables'
import { createParagraphs, createTextRuns } from './text'

type PptxSlide = PptxGenJS.Slide

export const LAYOUTS: Record<Slide['layout'], string> = {
  board: 'Board',
  question: 'Question',
  story: 'Story',
  points: 'Lines',
  steps: 'Lines',
  sides: 'Two sides',
  table: 'Table',
  tally: 'Tally',
}

/** Fills placeholders of the layout; tables and tallies are drawn below the title. */
export function fillSlide(target: PptxSlide, slide: Slide) {
  target.addText(createTextRuns(slide.title), { placeholder: 'title' })
  if (slide.layout !== 'board') addMinutes(target, slide)
  switch (slide.layout) {
    case 'board':
      return target.addText(createTextRuns(slide.subtitle), { placeholder: 'subtitle' })
    case 'question':
      target.addText(createTextRuns(slide.question), { placeholder: 'large' })
      return target.addText(createTextRuns(slide.task), { placeholder: 'task' })
    case 'story':
      target.addText(createTextRuns(slide.text), { placeholder: 'large' })
      return target.addText(createTextRuns(slide.ask), { placeholder: 'task' })
    case 'points':
      return target.addText(createParagraphs(slide.points, { indent: 18 }), { placeholder: 'body' })
    case 'steps':
      return target.addText(
        createParagraphs(
          slide.steps.map(({ name, text }) => `**${name}:** ${text}`),
          { type: 'number', indent: 36 },
        ),
        { placeholder: 'body' },
      )
    case 'sides':
      ;[slide.left, slide.right].forEach(({ head, points }, index) => {
        target.addText(createTextRuns(head), { placeholder: `head${index}` })
        target.addText(createParagraphs(points, { indent: 16 }), { placeholder: `side${index}` })
      })
      return target
    case 'table':
      return addTable(target, slide)
    case 'tally':
      return addTallies(target, slide)
  }
}

/** In the margin, where a date would be. */
function addMinutes(target: PptxSlide, { layout, minutes: count }: Slide) {
  target.addText(
    [
      {
        text: String(count),
        options: { fontSize: 24, bold: true, lang: LANGUAGE, breakLine: true },
      },
      { text: 'min', options: { fontSize: 14, lang: LANGUAGE } },
    ],
    {
      x: 0.15,
      y: 0.4,
      w: 0.95,
      h: 0.8,
      margin: 0,
      align: 'center',
      fontFace: FONT,
      color: layout === 'question' ? INK.haze : INK.muted,
      objectName: 'Minutes',
    },
  )
}
