import { formatLongDate } from '../dates'

type PaperFacts = { className: string; subject: string; day: string | null }

const listFacts = (facts: (string | null)[]) => facts.filter(Boolean).join(' · ')

/** What papers, sheets and keys say; in the language of the test. */
export const testPapers = {
  facts: ({ className, subject, day }: PaperFacts) =>
    listFacts([`Class ${className}`, subject, day && formatLongDate(new Date(`${day}T12:00:00Z`))]),
  version: (name: string) => `Version ${name}`,
  time: (minutes: number) => `Time: ${minutes} minutes`,
  marks: (marks: number) => `Maximum marks: ${marks}`,
  marksOf: (marks: number, negative: number) =>
    negative > 0 ? `[${marks}, −${negative}]` : `[${marks}]`,
  fields: ['Name', 'Roll number'],
  instructions: {
    usual: [
      'Fill your answers into the answer sheet. The marks are beside each question.',
      'Write your roll number on the paper and on the sheet.',
    ],
    negative: 'A wrong answer takes off the marks after the minus.',
    several: 'Some questions have several right answers. Fill all of them.',
  },
  severalHint: 'Several answers are right.',
  end: 'End of the test',
  page: 'Page {page} of {pages}',
  sheetTitle: (title: string) => `Answer sheet: ${title}`,
  name: 'Name',
  roll: 'Roll number: write the digits, fill a bubble for each',
  how: {
    usual: [
      'Fill the whole bubble with a dark pen or pencil.',
      'To change an answer, erase it well.',
      'Keep the black squares and the code clean.',
    ],
    number: 'Numbers: one digit in each row. “−” is minus, “.” is the point after this row.',
    short: 'The teacher fills in the marks of short answers.',
  },
  code: 'Code of this answer sheet',
  keyTitle: (title: string) => `Answer key: ${title}`,
  keyHeads: ['No.', 'Answer', 'No.', 'Answer', 'No.', 'Answer', 'No.', 'Answer'],
  shortAnswers: 'Short answers',
  keyNote: 'For the teacher. Do not give it to students.',
}
