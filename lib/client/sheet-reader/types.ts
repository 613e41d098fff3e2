import type { SheetLayout } from '@/base/answer-sheet'
import type { SheetCode } from '@/base/sheet-code'

/** RGBA, as `ImageData` has it. */
export type SheetPicture = { data: Uint8ClampedArray; width: number; height: number }

/** Undefined for a sheet of another test, or of a layout that the test no longer has. */
export type FindSheetLayout = (code: SheetCode) => SheetLayout | undefined

export type SheetReading = ReadSheet | UnreadSheet

export type ReadSheet = {
  outcome: 'read'
  code: SheetCode
  roll: RollReading
  /** In printed order. */
  questions: QuestionReading[]
  /** Everything that a person must decide; nothing else is uncertain. */
  doubts: SheetDoubt[]
  quality: SheetQuality
  /** The corner marks in the picture, clockwise from the sheet's upper left. */
  corners: PicturePoint[]
  straightened: StraightenedSheet
}

export type UnreadSheet = {
  outcome: 'not-read'
  reason: UnreadReason
  /** Of a sheet of another test. */
  code?: SheetCode
  /** Corner marks that were found, in the picture. */
  corners: PicturePoint[]
  quality?: SheetQuality
}

export type UnreadReason = 'no-sheet' | 'corner-missing' | 'too-dark' | 'blurred' | 'other-test'

export type PicturePoint = { x: number; y: number }
export type PictureRect = PicturePoint & { width: number; height: number }

/** Positions count from 0, in printed order. A position is in one of the lists at most. */
export type GroupReading = { marked: number[]; doubtful: number[] }

export type QuestionReading = {
  /** From 1, as printed. */
  number: number
  /** The groups of its place in the layout. */
  groups: GroupReading[]
  isDoubtful: boolean
}

export type RollReading = {
  /** Null if nothing, or nothing certain, is filled in. */
  number: number | null
  groups: GroupReading[]
  isDoubtful: boolean
}

export type DoubtReason = 'faint' | 'two-marked' | 'crossed-out' | 'gap'

export type SheetDoubt = {
  /** Null for the roll number. */
  question: number | null
  /** Index of the group of bubbles in the question or roll number. */
  group: number
  reason: DoubtReason
  /** What a person chooses from: positions that are marked or may be. */
  positions: number[]
  /** In the straightened sheet: the question, and each bubble of the group. */
  rect: PictureRect
  bubbles: PictureRect[]
}

/** Each from 0 (worst) to 1. */
export type SheetQuality = { brightness: number; contrast: number; sharpness: number }

/** Grey, upright, seen from above. */
export type StraightenedSheet = {
  width: number
  height: number
  pixelsPerMm: number
  grey: Uint8ClampedArray
}
