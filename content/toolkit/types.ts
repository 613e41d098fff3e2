/**
 * What a writer fills in. Looks, layout and numbering are the maker's (`npm run toolkit`), which
 * refuses words that do not fit their place and says which.
 *
 * Words may hold **bold** and _italic_; typed quotation marks become a printer's.
 */
export type Words = string

export type ThemeId = 'social-impact' | 'youth-leadership' | 'global-goals' | 'ethics-innovation'

/** One of the four themes of the weekly series, in five parts. */
export type Theme = {
  id: ThemeId
  /** As the home page names it. */
  name: string
  deck: Deck
  cards: CardSet
  templates: FormSet
  rubrics: RubricSet
  journal: Journal
}

/** What stands on the label of the first page, and in the catalogue. */
export type Label = {
  title: string
  /** One or two sentences: what it is and what it does in the period. */
  about: Words
  /** "6 to 8", "9 to 12", "6 to 12". */
  grades: string
}

/** A lesson on slides: one period of 40 minutes or two. */
export type Deck = Label & { periods: Period[] }

/** Its minutes come to 40 at most. */
export type Period = { name: string; slides: Slide[] }

export type Slide = {
  /** At most 48 letters or so; unique in the deck. */
  title: string
  minutes: number
  notes: Notes
} & SlideBody

/** The speaker's notes: what a teacher who has never seen the deck says and does. 45 words each at most. */
export type Notes = { say: Words; do: Words; watch: Words }

export type SlideBody =
  /** The board at the start; the title is the deck's. */
  | { layout: 'board'; subtitle: Words }
  /** One question in large letters, and what the class does with it. */
  | { layout: 'question'; question: Words; task: Words }
  /** A case of five or six lines, and the question that it leaves. */
  | { layout: 'story'; text: Words; ask: Words }
  /** Three to five short lines. */
  | { layout: 'points'; points: Words[] }
  /** Three to five numbered steps, each with a name of one to four words. */
  | { layout: 'steps'; steps: { name: string; text: Words }[] }
  /** Two columns to hold against each other, three or four lines each. */
  | { layout: 'sides'; left: Side; right: Side }
  /** Two to four columns, at most five rows. */
  | { layout: 'table'; head: string[]; rows: Words[][]; widths?: number[] }
  /** Counts as tally marks, three to six rows, none above 20. */
  | {
      layout: 'tally'
      /** Heads of the first and the last column: what was named, what was counted. */
      named: string
      counted: string
      rows: { label: string; count: number }[]
      ask: Words
    }

export type Side = { head: string; points: Words[] }

/** Eight cards a sheet; two or three sheets. */
export type CardSet = Label & {
  /** Three or four ways to use the set in five minutes with sixty in the room. */
  ways: { name: string; text: Words }[]
  /** When a card of each sign is drawn, for the list on page 2. */
  when: Record<CardSign, Words>
  cards: Card[]
}

/** Which sign the card carries: look at it, ask someone, do something, look back. */
export type CardSign = 'look' | 'ask' | 'do' | 'back'

export type Card = {
  sign: CardSign
  /** One question, at most 25 words. */
  question: Words
  /** The back. How an answer may begin … */
  begin: Words
  /** … and what the pair does then. */
  together: Words
}

/** Printed forms, each on one page; also as a document to change. */
export type FormSet = Label & { forms: Form[] }

export type Form = {
  title: string
  /** Shown in the list on the first page. */
  who: string
  when: string
  minutes: number
  /** A line for name, class, roll number and date at the head. */
  named?: boolean
  blocks: Block[]
}

/** What forms and journal pages are made of. */
export type Block =
  | { is: 'heading'; text: string }
  | { is: 'text'; text: Words }
  | { is: 'list'; items: Words[]; mark?: 'tick' | 'number' }
  /** Labels with a line to write on; `width` is a share of the row, 1 when left out. */
  | { is: 'fields'; rows: { label: string; width?: number }[][] }
  | { is: 'lines'; label?: Words; lines: number }
  /** `blank` adds empty rows; `widths` are shares; `height` of a row in millimetres. */
  | {
      is: 'table'
      head: string[]
      rows: Words[][]
      blank?: number
      widths?: number[]
      height?: number
    }
  /** A frame to write or draw in; `height` in millimetres. */
  | { is: 'box'; label: Words; height: number; ground?: 'plain' | 'squares' | 'dots' }
  /** Words to take away: said aloud, or an example that someone else has filled in. */
  | { is: 'aside'; label: string; text: Words }

/** Rubrics on sheets across, with two pieces of work to try them on. */
export type RubricSet = Label & {
  /** How two teachers come to the same marks, step by step. */
  agree: Words[]
  rubrics: Rubric[]
  tryOut: TryOut
}

export type Rubric = {
  title: string
  /** What is judged, and when. */
  work: Words
  /** Where two teachers differed at first. */
  hard: Words
  criteria: Criterion[]
}

export type Criterion = {
  /** A question that a student can ask of the own work. */
  name: string
  /** What one looks at to decide: the sheet, the notebook, the talk. */
  evidence: Words
  /** From the top: 4 Ready to show, 3 It works, 2 Partly there, 1 Just begun. */
  levels: [Words, Words, Words, Words]
}

/** A student's work and the levels that were agreed for it, by one of the rubrics. */
export type TryOut = {
  rubric: string
  pieces: { by: string; text: Words[]; levels: { level: 1 | 2 | 3 | 4; why: Words }[] }[]
}

/** Pages that a student keeps: each stands alone and is filled in within a quarter of an hour. */
export type Journal = Label & {
  /** What stands below name, class and school on the first page: "The street I watch". */
  owned: string
  pages: JournalPage[]
}

export type JournalPage = {
  title: string
  /** "Week 1, in the last fifteen minutes" */
  when: string
  blocks: Block[]
}
