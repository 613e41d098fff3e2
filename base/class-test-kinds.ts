/** What a class test is made of, for server, browser and database. */

/** `several` has more than one right option; a teacher marks `short` by hand. */
export const TEST_QUESTION_KINDS = ['choice', 'several', 'true-false', 'number', 'short'] as const
export type TestQuestionKind = (typeof TEST_QUESTION_KINDS)[number]

/** Of what a question asks; after Bloom, without the levels that a short test cannot show. */
export const QUESTION_LEVELS = ['remember', 'understand', 'apply', 'analyse'] as const
export type QuestionLevel = (typeof QUESTION_LEVELS)[number]

export const TEST_LANGUAGES = ['en', 'hi', 'ta'] as const
export type TestLanguage = (typeof TEST_LANGUAGES)[number]

export const MAX_TEST_VERSIONS = 4
export const MAX_TEST_QUESTIONS = 100
/** Without a subscription: one test, with this many questions. */
export const MAX_FREE_QUESTIONS = 10
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 5
/** Of a short answer, 0 to this many marks have a bubble each. */
export const MAX_SHORT_MARKS = 10
export const MAX_QUESTION_MARKS = 20

export const MAX_QUESTION_TEXT = 2_000
export const MAX_OPTION_TEXT = 300
/** Of an explanation, or of what an answer should have. */
export const MAX_NOTE_TEXT = 1_000
export const MAX_TOPIC_TEXT = 120
export const MAX_TEST_TITLE = 120
export const MAX_CLASS_NAME = 40
export const MAX_INSTRUCTIONS = 1_500

/** The bubbles of a roll number have this many digits. */
export const ROLL_NUMBER_DIGITS = 3
export const MAX_ROLL_NUMBER = 10 ** ROLL_NUMBER_DIGITS - 1
export const MAX_ROLL_NUMBERS = 200

/** An answer as a number: up to three digits, with a sign and a decimal point. */
export const SHEET_NUMBER = /^-?(?:\d{1,3}|\d\.\d{1,2}|\d{2}\.\d)$/

/** What a question is about: where its topic can be read again. */
export type QuestionOrigin = { book: string; chapter: string } | { resource: string }

/** The file is in `class_pictures` of the author. */
export type QuestionPicture = { fileId: string; width: number; height: number; alt: string }

/** The order of questions and options is that of version 1; positions count from 0. */
export type TestQuestion = {
  /** Of this test; a copy of the test keeps it. */
  id: string
  kind: TestQuestionKind
  /** With the notation of `lib/class-tests/notation.ts`. */
  text: string
  /** Of `choice` and `several`; the words for true and false belong to the language. */
  options: string[]
  /** Positions of right options. Of `true-false`, 0 is true and 1 is false. */
  right: number[]
  /** Positions of options that stay last when the others change places. */
  last: number[]
  /** The right answer of `number`, else empty. */
  number: string
  /** What a right answer to `short` has; may be empty. */
  answer: string
  /** Why an answer is right; may be empty. */
  why: string
  marks: number
  /** Taken off for a wrong answer; 0 for none. */
  negative: number
  topic: string
  level: QuestionLevel | null
  picture: QuestionPicture | null
  source: QuestionOrigin | null
  /** Of the question in the site’s bank that it was made from. */
  bankId: string | null
  /** Of the question in the author’s own bank. */
  ownId: string | null
  /** Its marks count for nobody. */
  isDropped: boolean
}

/**
 * What a sheet shows for a question, whatever its version: the marked options as positions in version 1, in
 * order; a number as text; the marks of a short answer. Nothing marked is `[]`, `''` or null.
 */
export type SheetMark = number[] | string | number | null

/** By the id of the question. */
export type SheetMarks = Record<string, SheetMark>

export const TEST_CHANGE_KINDS = ['key-corrected', 'question-dropped', 'question-restored'] as const
export type TestChangeKind = (typeof TEST_CHANGE_KINDS)[number]

/** The right answer of a question, before and after a correction. */
export type QuestionKey = Pick<TestQuestion, 'right' | 'number'>

/** How a question of the own bank did in one test; numbers of a class, of no student. */
export type QuestionResult = {
  day: string | null
  students: number
  /** Of the marks that could be earned, from 0 to 1. */
  share: number
  /** Null if the class is too small to say. */
  discrimination: number | null
}

export type AssignmentCriterion = {
  id: string
  name: string
  /** From the lowest to the highest. */
  levels: { name: string; points: number }[]
}

/** Positions of levels, by the id of the criterion. */
export type CriterionLevels = Record<string, number>

/** What a feedback slip says; `{marks}`, `{most}` and `{questions}` are filled in. */
export const SLIP_SENTENCES = ['marks', 'right', 'again', 'well', 'close'] as const
export type SlipSentences = Record<(typeof SLIP_SENTENCES)[number], string>
