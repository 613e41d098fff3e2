import type PptxGenJS from 'pptxgenjs'
import type { Theme } from '@/content/toolkit/types'
import { BODY, COLUMN, FONT, INK, LARGE, SIZES, TASK, TEXT, TITLE } from './look'
import { bookPage, dashes, type Objects, openingBoard, type Place, questionBoard } from './scenery'

/** The layouts that a teacher finds under "New slide": fill them in and the look is there. */
export function defineLayouts(deck: PptxGenJS, theme: Theme) {
  deck.defineSlideMaster({
    title: 'Board',
    background: { color: INK.deep },
    objects: [
      ...openingBoard(theme),
      placeholder('title', { x: 5.6, y: 1.3, w: 7.1, h: 2.1 }, 60, INK.chalk, HEADING),
      placeholder('subtitle', { x: 5.6, y: 3.85, w: 7.1, h: 1.9 }, 28, INK.haze),
    ],
  })
  deck.defineSlideMaster({
    title: 'Question',
    background: { color: INK.deep },
    objects: [
      ...questionBoard(theme),
      title(INK.marigold, 9.4),
      placeholder(
        'large',
        { ...TEXT, y: BODY.y, h: LARGE.question },
        SIZES.question.size,
        INK.chalk,
        MIDDLE,
      ),
      placeholder('task', TASK, SIZES.task, INK.chalk),
    ],
    slideNumber: slideNumber(INK.haze),
  })
  bookLayouts(deck, theme)
}

function bookLayouts(deck: PptxGenJS, theme: Theme) {
  const page = (name: string, places: Objects) =>
    deck.defineSlideMaster({
      title: name,
      background: { color: INK.sheet },
      objects: [...bookPage(theme), title(INK.indigo), ...places],
      slideNumber: slideNumber(INK.muted),
    })
  const task = [
    dashes(INK.indigo),
    placeholder('task', TASK, SIZES.task, INK.indigo, { bold: true }),
  ]
  page('Story', [
    placeholder('large', { ...TEXT, y: BODY.y, h: LARGE.story }, SIZES.story, INK.ink),
    ...task,
  ])
  page('Lines', [
    placeholder('body', { ...TEXT, ...BODY }, SIZES.body, INK.ink, { valign: 'middle' }),
  ])
  page(
    'Two sides',
    [TEXT.x, TEXT.x + COLUMN.w + COLUMN.between].flatMap((x, index) => [
      placeholder(`head${index}`, { x, y: BODY.y, w: COLUMN.w, h: 0.65 }, 30, INK.leaf, HEADING),
      placeholder(
        `side${index}`,
        { x, y: BODY.y + COLUMN.head, w: COLUMN.w, h: COLUMN.h },
        SIZES.side,
        INK.ink,
      ),
    ]),
  )
  page('Table', [])
  page('Tally', task)
}

const HEADING: Partial<PptxGenJS.PlaceholderProps> = { bold: true, valign: 'bottom' }
const MIDDLE: Partial<PptxGenJS.PlaceholderProps> = { bold: true, valign: 'middle' }

const title = (color: string, w = TEXT.w) =>
  placeholder('title', { x: TEXT.x, w, ...TITLE }, SIZES.title.size, color, HEADING)

const slideNumber = (color: string): PptxGenJS.SlideNumberProps => ({
  ...{ x: 0.25, y: 6.82, w: 0.75, h: 0.35 },
  ...{ fontFace: FONT, fontSize: 14, color, align: 'center' },
})

function placeholder(
  name: string,
  place: Place,
  fontSize: number,
  color: string,
  more: Partial<PptxGenJS.PlaceholderProps> = {},
): Objects[number] {
  const type = name === 'title' ? 'title' : 'body'
  const look = { fontSize, color, fontFace: FONT, margin: 0 }
  return {
    placeholder: {
      options: { name, type, ...place, ...look, align: 'left', valign: 'top', ...more },
      text: '',
    },
  }
}
