import { layOutSheet, toSheetQuestion } from '@/base/answer-sheet'
import type { TestQuestion } from '@/base/class-test-kinds'
import type { PictureRect, StraightenedSheet } from '../sheet-reader/types'

/** Where a question, or with null the roll number, is in the straightened sheet. */
export function findSheetPart(
  { width, height, pixelsPerMm }: StraightenedSheet,
  questions: readonly TestQuestion[],
  number: number | null,
): PictureRect {
  const size = width / pixelsPerMm > A5_WIDTH_MM * 1.2 ? 'a4' : 'a5'
  const layout = layOutSheet(questions.map(toSheetQuestion), size)
  const rect = number === null ? layout?.roll.rect : layout?.questions[number - 1]?.rect
  if (!rect) return { x: 0, y: 0, width, height }
  return {
    ...{ x: rect.x * pixelsPerMm, y: rect.y * pixelsPerMm },
    ...{ width: rect.width * pixelsPerMm, height: rect.height * pixelsPerMm },
  }
}

const A5_WIDTH_MM = 148.5
