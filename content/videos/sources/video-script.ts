/**
 * A beat holds a caption and its drawing, and lasts as long as the caption, so both stay in sync.
 * The board is 640 × 360; below y = 290 are captions.
 */
export type Colour =
  | 'chalk'
  | 'haze'
  | 'edge'
  | 'deep'
  | 'ink'
  | 'indigo'
  | 'sheet'
  | 'sky'
  | 'paper'
  | 'rule'
  | 'marigold'
  | 'marigold-tint'
  | 'leaf'
  | 'leaf-tint'
  | 'brick-tint'
export type Point = [x: number, y: number]

export type Stroke = { draw: string; line?: Colour; fill?: Colour; width?: number; pace?: number }
export type WrittenText = {
  write: string
  at: Point
  size?: number
  colour?: Colour
  centred?: boolean
  bold?: boolean
}
/** Drawn at the origin, moves along the points and stays at the last. */
export type Carried = { carry: Stroke; along: Point[] }
export type Mark = Stroke | WrittenText | Carried

export type Beat = { say: string; marks: Mark[] }
export type Scene = { heading?: string; minutes?: [from: number, to: number]; beats: Beat[] }
/** `minutes` is what a full turn of the clock on the board represents. */
export type VideoScript = { id: string; minutes: number; scenes: Scene[] }

export const BELL_SECONDS = 1.2
const LAST_LOOK = 2
const CHARACTERS_A_SECOND = 14.5
const BETWEEN_CAPTIONS = 0.2

type Timed = { from: number; to: number }
export type PlacedMark = Timed & { mark: Mark }
export type PlacedScene = Timed & { scene: Scene; marks: PlacedMark[] }
export type Cue = Timed & { text: string }
/** By the English caption: when that changes, its translation is missing. */
export type CaptionTranslation = Record<string, string>
export type Reel = { script: VideoScript; scenes: PlacedScene[]; cues: Cue[]; seconds: number }

/** Each scene opens with a bell. */
export function createReel(script: VideoScript): Reel {
  const cues: Cue[] = []
  let now = 0
  const scenes = script.scenes.map((scene, index) => {
    const from = now
    cues.push({ from, to: from + BELL_SECONDS - 0.1, text: '[bell]' })
    now += BELL_SECONDS
    const marks = scene.beats.flatMap(({ say, marks }) => {
      const start = now
      const reading = Math.max(2, say.length / CHARACTERS_A_SECOND)
      cues.push({ from: start, to: start + reading, text: inLines(say) })
      now += reading + BETWEEN_CAPTIONS
      return inTurn(marks, start, reading * 0.9)
    })
    if (index === script.scenes.length - 1) now += LAST_LOOK
    return { scene, from, to: now, marks }
  })
  return { script, scenes, cues, seconds: Math.ceil(now) }
}

/** The same cues at the same times, in another language. */
export function translateCues(cues: Cue[], translation: CaptionTranslation): Cue[] {
  return cues.map(({ text, ...times }) => {
    const english = text.replace('\n', ' ')
    const translated = translation[english]
    if (!translated) throw new Error(`This caption has no translation: ${english}`)
    return { ...times, text: inLines(translated) }
  })
}

/** One mark after the other, sped up when the caption is short. */
function inTurn(marks: Mark[], start: number, seconds: number): PlacedMark[] {
  const wanted = marks.reduce((sum, mark) => sum + paceOf(mark), 0)
  const haste = Math.min(1, seconds / wanted)
  let from = start
  return marks.map((mark) => {
    const to = from + paceOf(mark) * haste
    const placed = { mark, from, to }
    from = to
    return placed
  })
}

function paceOf(mark: Mark): number {
  if ('write' in mark) return Math.max(0.4, mark.write.length * 0.06)
  return 'carry' in mark ? mark.along.length * 0.5 : (mark.pace ?? 0.5)
}

const LINE = 42

/** One line if it fits; else two of similar length, broken after punctuation if possible. */
export function inLines(text: string): string {
  if (text.length <= LINE) return text
  const breaks = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .filter((at) => at <= LINE && text.length - at - 1 <= LINE)
  const cost = (at: number) =>
    Math.abs(text.length / 2 - at) - (/[.,:;?।]/.test(text[at - 1] ?? '') ? 8 : 0)
  const [best] = breaks.sort((a, b) => cost(a) - cost(b))
  if (best === undefined) throw new Error(`Too long for two caption lines: ${text}`)
  return `${text.slice(0, best)}\n${text.slice(best + 1)}`
}
