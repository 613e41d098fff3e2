import 'server-only'
import { siteTemplatesText } from '@/i18n/site-templates'
import { askInDraft, UNKNOWN_NUMBER } from '../questions'
import type { SiteBlock } from '../schema'

export type StarterBlock = SiteBlock extends infer Block
  ? Block extends SiteBlock
    ? Omit<Block, 'id'>
    : never
  : never

/** What the school gave in its form. */
export type StarterSchool = {
  name: string
  address: string
  board: string
  email: string
  phone: string
  teachers: number
}

const heading = (text: string): StarterBlock => ({ type: 'heading', text, style: 'large' })

export const starterText = (text: string): StarterBlock => ({ type: 'text', text, style: 'lists' })

export const asked = (question: string): StarterBlock => starterText(askInDraft(question))

/** A heading with a question below it; without its answer, both are left out. */
export const askedSection = (title: string, ...questions: string[]): StarterBlock[] => [
  heading(title),
  ...questions.map(asked),
]

export const askedList = (title: string, question: string): StarterBlock[] => [
  heading(title),
  { type: 'list', text: askInDraft(question), style: 'bullets' },
]

/** Rows without an answer are left out. */
export function askedTable(
  title: string,
  head: [string, string],
  rows: { label: string; question: string }[],
): StarterBlock {
  const lines = rows.map(({ label, question }) => [label, askInDraft(question)])
  return { type: 'table', title, text: [head, ...lines].map((row) => row.join(' | ')).join('\n') }
}

export const askedColumns = (
  titles: string[],
  toQuestion: (index: number) => string,
): StarterBlock => ({
  type: 'columns',
  columns: titles.map((title, index) => ({
    ...{ title, text: askInDraft(toQuestion(index)), file: '', alt: '' },
  })),
})

/** Only the number of teachers is known from the school's form. */
export function figures({ teachers }: StarterSchool, others: string[]): StarterBlock {
  const text = siteTemplatesText()
  const unknown = (label: string) => ({ number: UNKNOWN_NUMBER, label })
  return {
    type: 'figures',
    figures: [
      unknown(text.students),
      { number: `${teachers}`, label: text.teachers },
      ...others.map(unknown),
    ],
  }
}

export function notices(): StarterBlock {
  const text = siteTemplatesText()
  const notice = { text: '', from: '', until: '', file: '' }
  return {
    ...{ type: 'notices', title: text.notices },
    notices: [{ ...notice, title: askInDraft(text.firstNotice) }],
  }
}

export const contact = ({ phone, email, address }: StarterSchool): StarterBlock => {
  const text = siteTemplatesText()
  return {
    ...{ type: 'contact', title: text.contact, phone, email, text: address },
    hours: askInDraft(text.hours),
  }
}

export function map({ address }: StarterSchool): StarterBlock {
  const text = siteTemplatesText()
  return {
    ...{ type: 'map', title: text.findUs, text: address, code: '' },
    ...{ directions: askInDraft(text.directions), file: '', alt: '' },
  }
}

/** The school types each name: a template knows nobody. */
export function principal(): StarterBlock {
  const text = siteTemplatesText()
  return {
    ...{ type: 'people', title: text.staff },
    people: [
      {
        ...{ name: askInDraft(text.principal), role: text.principalRole, subject: '', file: '' },
      },
    ],
  }
}

export function admissions(...questions: string[]): StarterBlock[] {
  const { admissions: text } = siteTemplatesText()
  return [
    starterText(text.intro),
    ...askedSection(text.dates, ...questions, text.askDates),
    ...askedList(text.papers, text.askPapers),
    ...askedSection(text.fees, text.askFees),
  ]
}
