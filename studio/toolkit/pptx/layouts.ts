import type PptxGenJS from 'pptxgenjs'
import type { Theme } from '@/content/toolkit/types'
import {
  createBookPage,
  createDashes,
  createOpeningBoard,
  createQuestionBoard,
  type SlideArea,
  type SlideObjects,
} from './decorations'
import { BODY, COLUMN, FONT, INK, LARGE_TEXT_HEIGHTS, SIZES, TASK, TEXT, TITLE } from './styles'

/** Layouts for "New slide", so that added slides match. */
export function defineLayouts(deck: PptxGenJS, theme: Theme) {
  deck.defineSlideMaster({
    title: 'Board',
    background: { color: INK.deep },
    objects: [
      ...createOpeningBoard(theme),
      createPlaceholder('title', { x: 5.6, y: 1.3, w: 7.1, h: 2.1 }, 60, INK.chalk, HEADING),
      createPlaceholder('subtitle', { x: 5.6, y: 3.85, w: 7.1, h: 1.9 }, 28, INK.haze),
    ],
  })
  deck.defineSlideMaster({
    title: 'Question',
    background: { color: INK.deep },
    objects: [
      ...createQuestionBoard(theme),
      createTitle(INK.marigold, 9.4),
      createPlaceholder(
        'large',
        { ...TEXT, y: BODY.y, h: LARGE_TEXT_HEIGHTS.question },
        SIZES.question.size,
        INK.chalk,
        MIDDLE,
      ),
      createPlaceholder('task', TASK, SIZES.task, INK.chalk),
    ],
    slideNumber: createSlideNumber(INK.haze),
  })
  defineBookLayouts(deck, theme)
}

function defineBookLayouts(deck: PptxGenJS, theme: Theme) {
  const definePage = (name: string, objects: SlideObjects) =>
    deck.defineSlideMaster({
      title: name,
      background: { color: INK.sheet },
      objects: [...createBookPage(theme), createTitle(INK.indigo), ...objects],
      slideNumber: createSlideNumber(INK.muted),
    })
  const task = [
    createDashes(INK.indigo),
    createPlaceholder('task', TASK, SIZES.task, INK.indigo, { bold: true }),
  ]
  definePage('Story', [
    createPlaceholder(
      'large',
      { ...TEXT, y: BODY.y, h: LARGE_TEXT_HEIGHTS.story },
      SIZES.story,
      INK.ink,
    ),
    ...task,
  ])
  definePage('Lines', [
    createPlaceholder('body', { ...TEXT, ...BODY }, SIZES.body, INK.ink, { valign: 'middle' }),
  ])
  definePage(
    'Two sides',
    [TEXT.x, TEXT.x + COLUMN.w + COLUMN.between].flatMap((x, index) => [
      createPlaceholder(
        `head${index}`,
        { x, y: BODY.y, w: COLUMN.w, h: 0.65 },
        30,
        INK.leaf,
        HEADING,
      ),
      createPlaceholder(
        `side${index}`,
        { x, y: BODY.y + COLUMN.head, w: COLUMN.w, h: COLUMN.h },
        SIZES.side,
        INK.ink,
      ),
    ]),
  )
  definePage('Table', [])
  definePage('Tally', task)
}

const HEADING: Partial<PptxGenJS.PlaceholderProps> = { bold: true, valign: 'bottom' }
const MIDDLE: Partial<PptxGenJS.PlaceholderProps> = { bold: true, valign: 'middle' }

const createTitle = (color: string, w = TEXT.w) =>
  createPlaceholder('title', { x: TEXT.x, w, ...TITLE }, SIZES.title.size, color, HEADING)

const createSlideNumber = (color: string): PptxGenJS.SlideNumberProps => ({
  ...{ x: 0.25, y: 6.82, w: 0.75, h: 0.35 },
  ...{ fontFace: FONT, fontSize: 14, color, align: 'center' },
})

function createPlaceholder(
  name: string,
  area: SlideArea,
  fontSize: number,
  color: string,
  options: Partial<PptxGenJS.PlaceholderProps> = {},
): SlideObjects[number] {
  const type = name === 'title' ? 'title' : 'body'
  const style = { fontSize, color, fontFace: FONT, margin: 0 }
  return {
    placeholder: {
      options: { name, type, ...area, ...style, align: 'left', valign: 'top', ...options },
      text: '',
    },
  }
}
