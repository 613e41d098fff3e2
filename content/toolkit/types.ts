import type { CompleteLanguage } from '@/i18n/partial-languages'

/**
 * What authors write. `npm run toolkit` adds layout and numbering, and rejects text that does not
 * fit. Words may hold **bold** and _italic_; quotation marks become typographic.
 */
export type MarkedText = string

export type ThemeId = 'social-impact' | 'youth-leadership' | 'global-goals' | 'ethics-innovation'

/** In English, with every part. */
export type Theme = ThemeEdition & {
  deck: Deck
  rubrics: RubricSet
  journal: Journal
}

/** The parts that also exist in other languages. Those have the forms for students and parents only. */
export type ThemeEdition = {
  id: ThemeId
  language: CompleteLanguage
  /** As on the home page. */
  name: string
  cards: CardSet
  templates: FormSet
}

/** On the first page and in the catalogue. */
export type Label = {
  title: string
  /** Says what it is, because a title may be an image. At most 60 characters. */
  subtitle: string
  /** One or two sentences: what it is and how it is used in the lesson. */
  about: MarkedText
  /** "6 to 8", "9 to 12", "6 to 12". */
  grades: string
}

/** One or two periods of 40 minutes. */
export type Deck = Label & { periods: Period[] }

/** At most 40 minutes in total. */
export type Period = { name: string; slides: Slide[] }

export type Slide = {
  /** About 48 characters at most; unique in the deck. */
  title: string
  minutes: number
  notes: Notes
} & SlideBody

/** Speaker's notes for a teacher new to the deck; at most 45 words each. */
export type Notes = { say: MarkedText; do: MarkedText; watch: MarkedText }

export type SlideBody =
  /** Opening slide; the title is the deck's. */
  | { layout: 'board'; subtitle: MarkedText }
  /** One question in large type, and the class's task. */
  | { layout: 'question'; question: MarkedText; task: MarkedText }
  /** A case of five or six lines, and its question. */
  | { layout: 'story'; text: MarkedText; ask: MarkedText }
  /** Three to five short lines. */
  | { layout: 'points'; points: MarkedText[] }
  /** Three to five numbered steps, each with a name of one to four words. */
  | { layout: 'steps'; steps: { name: string; text: MarkedText }[] }
  /** Two columns to compare, three or four lines each. */
  | { layout: 'sides'; left: Side; right: Side }
  /** Two to four columns, at most five rows. */
  | { layout: 'table'; head: string[]; rows: MarkedText[][]; widths?: number[] }
  /** Counts as tally marks: three to six rows, at most 20 each. */
  | {
      layout: 'tally'
      /** Headings of the first and last column. */
      named: string
      counted: string
      rows: { label: string; count: number }[]
      ask: MarkedText
    }

export type Side = { head: string; points: MarkedText[] }

/** Eight cards per sheet; two or three sheets. */
export type CardSet = Label & {
  /** Three or four ways to use the set in five minutes with sixty students. */
  ways: { name: string; text: MarkedText }[]
  /** When to draw a card of each sign, for the list on page 2. */
  when: Record<CardSign, MarkedText>
  cards: Card[]
}

/** Look at it, ask someone, do something, look back. */
export type CardSign = 'look' | 'ask' | 'do' | 'back'

export type Card = {
  sign: CardSign
  /** At most 25 words. */
  question: MarkedText
  /** On the back: how an answer may begin. */
  begin: MarkedText
  /** On the back: what the pair does next. */
  together: MarkedText
}

/** Printed forms of one page each; also as an editable document. */
export type FormSet = Label & { forms: Form[] }

export type Form = {
  title: string
  /** Shown in the list on the first page. */
  who: string
  when: string
  minutes: number
  /** Adds a line for name, class, roll number and date. */
  named?: boolean
  blocks: Block[]
}

export type Block =
  | { is: 'heading'; text: string }
  | { is: 'text'; text: MarkedText }
  | { is: 'list'; items: MarkedText[]; mark?: 'tick' | 'number' }
  /** Labels with a line to write on; `width` is a share of the row, 1 by default. */
  | { is: 'fields'; rows: { label: string; width?: number }[][] }
  | { is: 'lines'; label?: MarkedText; lines: number }
  /** `blank` adds empty rows; `widths` are shares; `height` of a row in millimetres. */
  | {
      is: 'table'
      head: string[]
      rows: MarkedText[][]
      blank?: number
      widths?: number[]
      height?: number
    }
  /** A box to write or draw in; `height` in millimetres. */
  | { is: 'box'; label: MarkedText; height: number; ground?: 'plain' | 'squares' | 'dots' }
  | { is: 'aside'; label: string; text: MarkedText }

/** Landscape rubrics, with two samples of student work to try them on. */
export type RubricSet = Label & {
  /** How two teachers reach the same marks, step by step. */
  agree: MarkedText[]
  rubrics: Rubric[]
  tryOut: TryOut
}

export type Rubric = {
  title: string
  work: MarkedText
  /** Where two teachers first disagreed. */
  hard: MarkedText
  criteria: Criterion[]
}

export type Criterion = {
  /** A question that students can ask about their own work. */
  name: string
  /** What to look at: the sheet, the notebook, the talk. */
  evidence: MarkedText
  /** From the top: 4 Ready to show, 3 It works, 2 Partly there, 1 Just begun. */
  levels: [MarkedText, MarkedText, MarkedText, MarkedText]
}

/** Sample student work with its agreed levels. */
export type TryOut = {
  rubric: string
  pieces: { by: string; text: MarkedText[]; levels: { level: 1 | 2 | 3 | 4; why: MarkedText }[] }[]
}

/** Each page is self-contained and takes at most 15 minutes. */
export type Journal = Label & {
  /** Below name, class and school on the first page: "The street I watch". */
  owned: string
  pages: JournalPage[]
}

export type JournalPage = {
  title: string
  /** "Week 1, in the last fifteen minutes" */
  when: string
  blocks: Block[]
}
