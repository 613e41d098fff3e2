import type PptxGenJS from 'pptxgenjs'
import type { Slide } from '@/content/toolkit/types'
import { tally } from '../draw/chalk'
import { runsOf } from '../words'
import { BODY, FONT, INK, LANGUAGE, TEXT } from './look'
import { shape } from './shapes'

type Target = PptxGenJS.Slide
type Of<Layout extends Slide['layout']> = Extract<Slide, { layout: Layout }>

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

/** Fills the places of the layout; what is a table or a tally is drawn beneath the title. */
export function fill(target: Target, slide: Slide) {
  target.addText(written(slide.title), { placeholder: 'title' })
  if (slide.layout !== 'board') minutes(target, slide)
  switch (slide.layout) {
    case 'board':
      return target.addText(written(slide.subtitle), { placeholder: 'subtitle' })
    case 'question':
      target.addText(written(slide.question), { placeholder: 'large' })
      return target.addText(written(slide.task), { placeholder: 'task' })
    case 'story':
      target.addText(written(slide.text), { placeholder: 'large' })
      return target.addText(written(slide.ask), { placeholder: 'task' })
    case 'points':
      return target.addText(lines(slide.points, { indent: 18 }), { placeholder: 'body' })
    case 'steps':
      return target.addText(
        lines(
          slide.steps.map(({ name, text }) => `**${name}:** ${text}`),
          { type: 'number', indent: 30 },
        ),
        { placeholder: 'body' },
      )
    case 'sides':
      ;[slide.left, slide.right].forEach(({ head, points }, index) => {
        target.addText(written(head), { placeholder: `head${index}` })
        target.addText(lines(points, { indent: 16 }), { placeholder: `side${index}` })
      })
      return target
    case 'table':
      return table(target, slide)
    case 'tally':
      return tallies(target, slide)
  }
}

function written(words: string): PptxGenJS.TextProps[] {
  return runsOf(words).map(({ text, bold, italic }) => ({
    text,
    options: { lang: LANGUAGE, ...(bold && { bold }), ...(italic && { italic }) },
  }))
}

type Bullet = Exclude<PptxGenJS.TextPropsOptions['bullet'], boolean | undefined>

/** One paragraph a line; bold words inside stay in their paragraph. */
function lines(all: string[], bullet: Bullet): PptxGenJS.TextProps[] {
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

/** How long the slide takes, in the margin, where a date would stand. */
function minutes(target: Target, { layout, minutes: count }: Slide) {
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

const RULE = { type: 'solid' as const, pt: 1, color: INK.edge }

function cell(words: string, more: PptxGenJS.TableCellProps = {}): PptxGenJS.TableCell {
  return { text: written(words), options: { ...more } }
}

function table(target: Target, { head, rows, widths = [] }: Of<'table'>) {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const heads = head.map((words) =>
    cell(`**${words}**`, { fill: { color: INK.sky }, color: INK.indigo }),
  )
  return target.addTable([heads, ...rows.map((row) => row.map((words) => cell(words)))], {
    x: TEXT.x,
    y: BODY.y,
    w: TEXT.w,
    colW: head.map((_, column) => ((widths[column] ?? 1) / total) * TEXT.w),
    fontFace: FONT,
    fontSize: 24,
    color: INK.ink,
    border: RULE,
    valign: 'middle',
    margin: [0.07, 0.14, 0.07, 0.14],
    rowH: [0.5, ...rows.map(() => Math.min(0.95, 4.2 / rows.length))],
    objectName: 'Table',
  })
}

const ROW = 0.58

function tallies(target: Target, { named, counted, rows, ask }: Of<'tally'>) {
  const top = BODY.y
  const heads = [named, 'Tally', counted].map((words) =>
    cell(`**${words}**`, { fill: { color: INK.sky }, color: INK.indigo }),
  )
  const body = rows.map(({ label, count }) => [cell(label), cell(''), cell(`**${count}**`)])
  target.addTable([heads, ...body], {
    x: TEXT.x,
    y: top,
    w: TEXT.w,
    colW: [5.4, 4.2, 1.5],
    fontFace: FONT,
    fontSize: 24,
    color: INK.ink,
    border: RULE,
    valign: 'middle',
    margin: [0.04, 0.14, 0.04, 0.14],
    rowH: [ROW, ...rows.map(() => ROW)],
    objectName: 'Table of counts',
  })
  rows.forEach(({ label, count }, index) => {
    const drawing = tally(count)
    const scale = (ROW - 0.16) / drawing.height
    const place = {
      x: TEXT.x + 5.4 + 0.25,
      y: top + ROW * (index + 1) + 0.08,
      w: drawing.width * scale,
      h: drawing.height * scale,
    }
    target.addText('', {
      shape: 'custGeom' as PptxGenJS.SHAPE_NAME,
      ...shape(drawing, place, INK.indigo, 2.5, `${count} tally marks: ${label}`),
    })
  })
  return target.addText(written(ask), { placeholder: 'task' })
}
