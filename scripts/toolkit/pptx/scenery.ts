import type PptxGenJS from 'pptxgenjs'
import { licence } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { type Drawing, stroke } from '../draw/chalk'
import { kolam } from '../draw/kolam'
import { FONT, INK, PAGE, TASK, TEXT } from './look'
import { shape } from './shapes'

export type Objects = NonNullable<PptxGenJS.SlideMasterProps['objects']>
export type Place = { x: number; y: number; w: number; h: number }

/** The blackboard at the start: subject on top, the theme's kolam, and what may be done with the file. */
export function openingBoard(theme: Theme): Objects {
  return [
    boardFrame(),
    ...kolamObjects(theme, { x: 0.6, y: 1.5, w: 4.5, h: 4.5 }, INK.chalk),
    chalkStroke({ x: 5.5, y: 3.42, w: 3.6, h: 0.3 }, 5),
    written(theme.name, { x: 5.6, y: 0.7, w: 7.1, h: 0.5 }, 22, INK.marigold, true),
    written(`UNS. ${licence}`, { x: 5.6, y: 6.1, w: 7.1, h: 0.7 }, 14, INK.haze),
  ]
}

/** The blackboard with one question on it. */
export function questionBoard(theme: Theme): Objects {
  return [
    boardFrame(),
    ...kolamObjects(theme, { x: 11.35, y: 0.5, w: 1.45, h: 1.45 }, INK.edge),
    dashes(INK.edge),
    foot(theme, INK.haze),
  ]
}

/** An exercise book's page: the double margin line, and a stroke under the title. */
export function bookPage(theme: Theme): Objects {
  const lines = [1.18, 1.25].map((x) => ({
    line: {
      ...{ x, y: 0, w: 0, h: PAGE.height },
      line: { color: INK.margin, width: 1 },
      objectName: 'Margin line',
    },
  }))
  return [
    ...lines,
    chalkStroke({ x: TEXT.x - 0.08, y: 1.22, w: 2.9, h: 0.24 }, 4),
    foot(theme, INK.muted),
  ]
}

/** Sets the task apart from what stands above it. */
export const dashes = (color: string): Objects[number] => ({
  line: {
    ...{ x: TEXT.x, y: TASK.y - 0.12, w: TEXT.w, h: 0 },
    line: { color, width: 1.5, dashType: 'dash' },
    objectName: 'Dashes',
  },
})

function kolamObjects(theme: Theme, place: Place, color: string): Objects {
  const { size, line, dots, dot } = kolam(theme.id)
  const drawing = (lines: string[]): Drawing => ({ width: size, height: size, lines })
  const width = place.w / 1.8
  return [
    drawn(drawing([line]), place, color, width, 'Kolam'),
    drawn(
      drawing(dots.map(([x, y]) => circle(x, y, dot))),
      place,
      INK.marigold,
      width,
      'Dots of the kolam',
    ),
  ]
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}Z`

const chalkStroke = (place: Place, width: number) =>
  drawn(stroke, place, INK.marigold, width, 'Stroke of chalk')

function drawn(drawing: Drawing, place: Place, color: string, width: number, name: string) {
  const options = shape(drawing, place, color, width, name)
  return { text: { text: '', options: { shape: 'custGeom' as PptxGenJS.SHAPE_NAME, ...options } } }
}

const boardFrame = (): Objects[number] => ({
  rect: {
    ...{ x: 0.25, y: 0.25, w: PAGE.width - 0.5, h: PAGE.height - 0.5 },
    line: { color: INK.edge, width: 2 },
    objectName: 'Frame of the board',
  },
})

const foot = (theme: Theme, color: string) =>
  written(`UNS · ${theme.name} · ${theme.deck.title}`, { ...TEXT, y: 6.82, h: 0.35 }, 14, color)

function written(text: string, place: Place, fontSize: number, color: string, bold = false) {
  const options = { ...place, fontSize, color, bold, fontFace: FONT, margin: 0 }
  return { text: { text, options: { ...options, align: 'left' as const } } }
}
