import type { SlipSentences } from '@/base/class-test-kinds'

const sentences: SlipSentences = {
  marks: 'You have {marks} of {most} marks.',
  right: 'You solved these questions: {questions}.',
  again: 'It is worth reading these again:',
  well: 'You know these topics well enough to explain them to someone.',
  close: 'Ask me about anything that is not clear yet.',
}

const labels: SlipSentences = {
  marks: 'Marks',
  right: 'What was right',
  again: 'Before the topics to read again',
  well: 'If no topic needs reading again',
  close: 'At the end',
}

export const classSlips = {
  title: 'Feedback slips',
  lede: (test: string) => `${test}: six on a page, in the language of the test.`,
  print: 'Print the slips',
  none: 'Read the sheets of this test first.',
  name: 'Name',
  roll: (rollNumber: number, section: string) =>
    section ? `Roll number ${rollNumber}, ${section}` : `Roll number ${rollNumber}`,
  chapter: (book: string, chapter: string, page: number) => `${book}, “${chapter}”, page ${page}`,
  resource: (title: string) => `toolkit, “${title}”`,
  sentences,
  form: {
    heading: 'Change the words of all slips',
    hint: 'For all your slips in this language. {marks}, {most} and {questions} are filled in. An empty field brings our words back.',
    labels,
    save: 'Save the words',
    busy: 'Saving',
    saved: 'The words are saved for all your slips.',
    failure: 'The words were not saved. Check your connection, then try again.',
  },
}
