import type PptxGenJS from 'pptxgenjs'
import { licence } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { type ChalkDrawing, titleStroke } from '../draw/chalk'
import { drawKolam } from '../draw/kolam'
import { createShape } from './shapes'
import { FONT, INK, PAGE, TASK, TEXT } from './styles'

export type SlideObjects = NonNullable<PptxGenJS.SlideMasterProps['objects']>
export type SlideArea = { x: number; y: number; w: number; h: number }

export function createOpeningBoard(theme: Theme): SlideObjects {
  return [
    createBoardFrame(),
    ...createKolam(theme, { x: 0.6, y: 1.5, w: 4.5, h: 4.5 }, INK.chalk),
    createChalkStroke({ x: 5.5, y: 3.42, w: 3.6, h: 0.3 }, 5),
    createText(theme.name, { x: 5.6, y: 0.7, w: 7.1, h: 0.5 }, 22, INK.marigold, true),
    createText(`UNS. ${licence}`, { x: 5.6, y: 6.1, w: 7.1, h: 0.7 }, 14, INK.haze),
  ]
}

export function createQuestionBoard(theme: Theme): SlideObjects {
  return [
    createBoardFrame(),
    ...createKolam(theme, { x: 11.35, y: 0.5, w: 1.45, h: 1.45 }, INK.edge),
    createDashes(INK.edge),
    createFooter(theme, INK.haze),
  ]
}

export function createBookPage(theme: Theme): SlideObjects {
  const lines = [1.18, 1.25].map((x) => ({
    line: {
      ...{ x, y: 0, w: 0, h: PAGE.height },
      line: { color: INK.margin, width: 1 },
      objectName: 'Margin line',
    },
  }))
  return [
    ...lines,
    createChalkStroke({ x: TEXT.x - 0.08, y: 1.22, w: 2.9, h: 0.24 }, 4),
    createFooter(theme, INK.muted),
  ]
}

export const createDashes = (color: string): SlideObjects[number] => ({
  line: {
    ...{ x: TEXT.x, y: TASK.y - 0.12, w: TEXT.w, h: 0 },
    line: { color, width: 1.5, dashType: 'dash' },
    objectName: 'Dashes',
  },
})

function createKolam(theme: Theme, area: SlideArea, color: string): SlideObjects {
  const { size, line, dots, dotRadius } = drawKolam(theme.id)
  const toDrawing = (lines: string[]): ChalkDrawing => ({ width: size, height: size, lines })
  const width = area.w / 1.8
  return [
    createDrawing(toDrawing([line]), area, color, width, 'Kolam'),
    createDrawing(
      toDrawing(dots.map(([x, y]) => createCirclePath(x, y, dotRadius))),
      area,
      INK.marigold,
      width,
      'Dots of the kolam',
    ),
  ]
}

const createCirclePath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}Z`

const createChalkStroke = (area: SlideArea, width: number) =>
  createDrawing(titleStroke, area, INK.marigold, width, 'Stroke of chalk')

function createDrawing(
  drawing: ChalkDrawing,
  area: SlideArea,
  color: string,
  width: number,
  name: string,
) {
  const options = createShape(drawing, area, color, width, name)
  return { text: { text: '', options: { shape: 'custGeom' as PptxGenJS.SHAPE_NAME, ...options } } }
}

const createBoardFrame = (): SlideObjects[number] => ({
  rect: {
    ...{ x: 0.25, y: 0.25, w: PAGE.width - 0.5, h: PAGE.height - 0.5 },
    line: { color: INK.edge, width: 2 },
    objectName: 'Frame of the board',
  },
})

const createFooter = (theme: Theme, color: string) =>
  createText(`UNS · ${theme.name} · ${theme.deck.title}`, { ...TEXT, y: 6.82, h: 0.35 }, 14, color)

function createText(text: string, area: SlideArea, fontSize: number, color: string, bold = false) {
  const options = { ...area, fontSize, color, bold, fontFace: FONT, margin: 0 }
  return { text: { text, options: { ...options, align: 'left' as const } } }
}
