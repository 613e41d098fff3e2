import { SHEET_VERSIONS, type SheetVersion } from '@/base/sheet-code'
import type { StoredSheet } from '@/lib/class-tests/kinds'
import { orderOfVersion, type PlacedQuestion, type ShuffledTest } from '@/lib/class-tests/versions'
import type { SheetReading, StraightenedSheet, UnreadReason } from '../sheet-reader/types'
import { placeSheet } from './place-sheet'
import {
  type BubbleChoice,
  decideDoubt,
  findOpenQuestion,
  listDecidedIds,
  type OpenQuestion,
  type SheetInHand,
  takeInHand,
  toSheetMarks,
  typeNumber,
} from './sheet-in-hand'
import type { WaitingSheet } from './unsent-sheets'

/** What the teacher is asked about the sheet in hand. */
export type DeskQuestion = {
  open: OpenQuestion | { kind: 'twice'; known: StoredSheet; sheet: WaitingSheet }
  placed: readonly PlacedQuestion[]
  picture: StraightenedSheet
  rollNumber: number | null
}

export type DeskAnswer =
  | { is: 'bubbles'; choice: BubbleChoice }
  | { is: 'number'; text: string }
  | { is: 'roll'; rollNumber: number }
  | { is: 'replace' | 'discard' }

/** seen: the sheet that was read last is still before the camera. same: it was read before. */
export type DeskOutcome =
  | { is: 'accepted' | 'same'; sheet: WaitingSheet }
  | { is: 'seen' | 'discarded' }
  | { is: 'unread'; reason: UnreadReason }

export type DeskOptions = {
  test: ShuffledTest
  section: () => string
  known: () => readonly StoredSheet[]
  ask: (question: DeskQuestion) => Promise<DeskAnswer>
  createId: () => string
}

/** Takes one sheet after the other. A sheet stays in hand until everything about it is decided. */
export function createReadingDesk({ test, section, known, ask, createId }: DeskOptions) {
  let last: { sheet: WaitingSheet; isInView: boolean } | null = null

  async function take(
    reading: SheetReading,
    source: 'camera' | 'file',
    readAt: string,
  ): Promise<DeskOutcome> {
    if (reading.outcome === 'not-read') {
      if (last && reading.reason === 'no-sheet') last.isInView = false
      return { is: 'unread', reason: reading.reason }
    }
    const version = toVersionNumber(reading.code.version)
    const placed = orderOfVersion(test, version)
    const hand = takeInHand(reading, createId(), readAt)
    const familiar = findFamiliar(hand, placed, source)
    if (familiar) return familiar
    const decided = await decideAll(hand, placed, reading.straightened)
    return decided ? placeByRoll(decided, placed, reading.straightened) : { is: 'discarded' }
  }

  /** Also with doubts: whoever decided them once is not asked again. */
  function findFamiliar(
    hand: SheetInHand,
    placed: readonly PlacedQuestion[],
    source: 'camera' | 'file',
  ): DeskOutcome | null {
    const doubtful = hand.doubts.flatMap(({ question }) =>
      question === null ? [] : (placed[question - 1]?.question.id ?? []),
    )
    if (source === 'camera' && last?.isInView) {
      const rollNumber = hand.rollNumber ?? last.sheet.rollNumber
      const sheet = { ...toWaiting(hand, placed, rollNumber), section: last.sheet.section }
      if (placeSheet([{ ...last.sheet, typedTotal: null }], sheet, doubtful).is === 'same')
        return { is: 'seen' }
    }
    if (hand.rollNumber === null) return null
    const sheet = toWaiting(hand, placed, hand.rollNumber)
    return placeSheet(known(), sheet, doubtful).is === 'same' ? remember('same', sheet) : null
  }

  async function decideAll(
    hand: SheetInHand,
    placed: readonly PlacedQuestion[],
    picture: StraightenedSheet,
  ): Promise<SheetInHand | null> {
    const open = findOpenQuestion(hand, placed)
    if (!open) return hand
    const answer = await ask({ open, placed, picture, rollNumber: hand.rollNumber })
    if (answer.is === 'discard') return null
    return decideAll(applyAnswer(hand, open, answer), placed, picture)
  }

  async function placeByRoll(
    hand: SheetInHand,
    placed: readonly PlacedQuestion[],
    picture: StraightenedSheet,
  ): Promise<DeskOutcome> {
    let sheet = toWaiting(hand, placed, hand.rollNumber ?? 0)
    for (;;) {
      const place = placeSheet(known(), sheet)
      if (place.is === 'new') return remember('accepted', sheet)
      if (place.is === 'same') return remember('same', sheet)
      const { known: other } = place
      const open = { kind: 'twice' as const, known: other, sheet }
      const answer = await ask({ open, placed, picture, rollNumber: sheet.rollNumber })
      if (answer.is === 'replace') return remember('accepted', { ...sheet, replaces: other.id })
      if (answer.is !== 'roll') return { is: 'discarded' }
      sheet = { ...sheet, rollNumber: answer.rollNumber }
    }
  }

  function remember(is: 'accepted' | 'same', sheet: WaitingSheet): DeskOutcome {
    last = { sheet, isInView: true }
    return { is, sheet }
  }

  const toWaiting = (
    hand: SheetInHand,
    placed: readonly PlacedQuestion[],
    rollNumber: number,
  ): WaitingSheet => ({
    ...{ id: hand.id, version: hand.version, section: section(), rollNumber },
    ...{ marks: toSheetMarks(hand, placed), decided: listDecidedIds(hand, placed) },
    ...{ replaces: null, readAt: hand.readAt },
  })

  return { take }
}

const toVersionNumber = (version: SheetVersion) => SHEET_VERSIONS.indexOf(version) + 1

/** An answer to another question changes nothing. */
function applyAnswer(hand: SheetInHand, open: OpenQuestion, answer: DeskAnswer): SheetInHand {
  if (open.kind === 'bubbles' && answer.is === 'bubbles') return decideDoubt(hand, answer.choice)
  if (open.kind === 'number' && answer.is === 'number')
    return typeNumber(hand, open.question, answer.text)
  if (open.kind === 'roll' && answer.is === 'roll')
    return { ...hand, rollNumber: answer.rollNumber }
  return hand
}
