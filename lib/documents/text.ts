import 'server-only'
import type { SheetLayout } from '@/base/answer-sheet'

/** Text with raised, lowered and stacked parts. */
export type RichSpan =
  | { kind: 'text' | 'superscript' | 'subscript'; text: string }
  | { kind: 'fraction'; top: string; bottom: string }

/** A wording below the English one, smaller. Content such as names and titles is not repeated. */
export type SecondWording = {
  lang: string
  heading: string
  before: string
  after: string
  facts: { label: string; value: string }[]
  check: string
  issued: string[]
  claim: string
  partner?: string
}

/** Contains all text, so that the renderers need no translations or rules. */
export type CertificateText = {
  lang: string
  title: string
  createdAt: string
  site: string
  heading: string
  before: string
  name: string
  after: string
  session: string
  facts: { label: string; value: string }[]
  number: string
  check: string
  address: string
  issued: string[]
  claim: string
  link: string
  picture: string
  second?: SecondWording
  /** Left out without a signatory or partner. `image` is the id of a file. */
  signature?: { image: string | null; alt: string; name: string; title: string }
  partner?: { image: string | null; alt: string; line: string }
}

type CertificateImages = { images?: Record<string, Uint8Array> }

export type CertificateInput = CertificateText & CertificateImages

export type LearningRecordText = {
  lang: string
  title: string
  createdAt: string
  site: string
  heading: string
  name: string
  year: string
  /** One line per part of the board's rule: what counts, what is missing. */
  parts: { label: string; hours: string; missing: string }[]
  totals: string
  heads: { day: string; topic: string; hours: string; number: string }
  rows: {
    day: string
    title: string
    provider: string
    /** Theme, kind of provider, mode and domain. */
    details: string
    hours: string
    number: string
  }[]
  notes: string[]
  /** What the signatures confirm. */
  statement: string
  signatures: string[]
  stamp: string
  code: { link: string; label: string; alt: string }
  /** Contains `{page}` and `{pages}`, which are known only after layout. */
  page: string
  second?: SecondRecordWording
}

/** Headings and labels below the English ones. */
export type SecondRecordWording = Pick<
  LearningRecordText,
  'lang' | 'heading' | 'year' | 'parts' | 'totals' | 'heads' | 'notes' | 'statement'
> &
  Pick<LearningRecordText, 'signatures' | 'stamp' | 'page'> & {
    code: { label: string }
    /** Of each row, without its theme. */
    details: string[]
  }

/** Several certificates in one document. */
export type CertificateBookText = Pick<CertificateText, 'lang' | 'title' | 'createdAt' | 'site'> &
  CertificateImages & { texts: CertificateText[] }

export type ReportBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'bars'; alt: string; bars: { label: string; value: number; shown: string }[] }
  | {
      kind: 'table'
      heads: string[]
      widths: number[]
      rows: string[][]
      /** Space to write in, in points. */
      rowHeight?: number
    }
  | { kind: 'lines'; count: number }
  | { kind: 'code'; link: string; label: string; alt: string }
  | { kind: 'signatures'; statement: string; lines: string[]; stamp: string }

/** A school's own paper. */
export type ReportText = {
  lang: string
  title: string
  createdAt: string
  site: string
  school: string
  heading: string
  subtitle: string
  blocks: ReportBlock[]
  note: string
  /** Contains `{page}` and `{pages}`. */
  page: string
}

/** Issued by a school, not by the site. `site` is the author of the document: the school. */
export type SchoolCertificateText = Pick<
  CertificateText,
  'lang' | 'title' | 'createdAt' | 'site' | 'heading' | 'before' | 'name' | 'after' | 'session'
> & {
  school: string
  place: string
  facts: string[]
  signatures: string[]
  stamp: string
  note: string
}

export type PosterText = Pick<
  CertificateText,
  'lang' | 'title' | 'createdAt' | 'site' | 'heading'
> & {
  school: string
  rows: { day: string; time: string; title: string; details: string }[]
  how: string
  address: string
  code: { link: string; alt: string }
}

export type PaperQuestion = {
  number: number
  text: RichSpan[]
  marks: string
  picture: { image: string; width: number; height: number; alt: string } | null
  options: { label: string; text: RichSpan[] }[]
  /** To write an answer on. */
  lines: number
}

/** Each version starts on a page of its own. */
export type QuestionPaperText = {
  lang: string
  title: string
  createdAt: string
  site: string
  school: string
  heading: string
  facts: string
  time: string
  marks: string
  fields: string[]
  instructions: string[]
  versions: { name: string; questions: PaperQuestion[] }[]
  end: string
  /** Contains `{page}` and `{pages}`. */
  page: string
  images?: Record<string, Uint8Array>
}

/** A page for each sheet, all with the same bubbles. */
export type AnswerSheetText = {
  lang: string
  title: string
  createdAt: string
  site: string
  layout: SheetLayout
  sheets: { code: string; version: string }[]
  school: string
  heading: string
  facts: string
  nameLabel: string
  rollLabel: string
  how: string[]
  codeAlt: string
  codeLabel: string
  optionLabels: string[]
}

export type BillText = {
  lang: string
  title: string
  createdAt: string
  /** The seller's name. */
  site: string
  heading: string
  seller: string[]
  facts: { label: string; value: string }[]
  buyerLabel: string
  buyer: string[]
  heads: string[]
  rows: string[][]
  sums: { label: string; value: string; isTotal?: true }[]
  wordsLabel: string
  words: string
  blocks: { heading: string; lines: string[] }[]
  upi: { link: string; label: string; alt: string } | null
  signature: string[]
  footer: string
  /** Contains `{page}` and `{pages}`. Only documents of several pages show it. */
  page: string
}

/** What can be drawn, by the name of the task. */
export type DocumentInputs = {
  certificate: CertificateInput
  certificatePicture: CertificateInput
  certificateBook: CertificateBookText
  schoolCertificate: SchoolCertificateText
  record: LearningRecordText
  bill: BillText
  report: ReportText
  poster: PosterText
  answerSheet: AnswerSheetText
  questionPaper: QuestionPaperText
}

export type DocumentTask = keyof DocumentInputs

/** To a drawing process. */
export type DrawingRequest =
  | { [Task in DocumentTask]: { task: Task; input: DocumentInputs[Task] } }[DocumentTask]
  | { task: 'canDraw'; input: string }

export type DrawingResponse = { result?: Uint8Array | boolean; fault?: string }
