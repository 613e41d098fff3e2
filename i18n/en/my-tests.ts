import { formatShortDate } from '../dates'

type TestRowValues = { subject: string; day: string | null; questions: number; sheets: number }

const countQuestions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export const myTests = {
  title: 'My tests',
  lede: 'Make a test, print it, read the answers with your phone. Only you see the results.',
  create: 'Make a test',
  none: 'You have no tests yet. One from our questions takes three minutes.',
  back: 'Back to my tests',
  free: 'Without a subscription you can make one test with ten questions.',
  subscribe: 'See what a subscription includes',
  row: ({ subject, day, questions, sheets }: TestRowValues) =>
    [
      subject,
      day && formatShortDate(new Date(`${day}T12:00:00Z`)),
      countQuestions(questions),
      sheets > 0 && (sheets === 1 ? '1 answer sheet' : `${sheets} answer sheets`),
    ]
      .filter(Boolean)
      .join(', '),
  printed: 'Printed',
  classHeading: (name: string) => `Class ${name}`,
  classSettings: 'Roll numbers and name',
  classSettingsOf: (name: string) => `Roll numbers and name of class ${name}`,
  noTests: 'No tests in this class.',
  earlier: 'Earlier school years',
  year: (first: number) => `${first}–${`${first + 1}`.slice(-2)}`,
  tabs: {
    label: 'This test',
    questions: 'Questions',
    preview: 'Preview',
    read: 'Read sheets',
    results: 'Results',
  },
  created: 'Test made.',
  removed: 'The test is deleted. You can bring it back for a day.',
  restored: 'The test is back.',
  remove: 'Delete this test',
  copy: 'Make a copy of this test',
  deleted: {
    heading: 'Deleted today',
    restoreTest: (title: string) => `Bring back “${title}”`,
    restoreClass: (name: string) => `Bring back class ${name}`,
  },
  form: {
    title: 'Make a test',
    fromDraft: 'The questions of your draft’s material go into the test.',
    name: 'Title',
    nameHint: 'Such as “Unit test 2”',
    className: 'Class',
    classNameHint: 'Such as 8 B. No names of students.',
    subject: 'Subject',
    subjectHint: 'Such as Science or Hindi',
    grade: 'Grade',
    language: 'Language of the test',
    day: 'Day of the test',
    minutes: 'Minutes',
    button: 'Make the test',
    busy: 'Making the test …',
    failure: 'The test could not be made. Try again.',
  },
  languages: { en: 'English', hi: 'Hindi', ta: 'Tamil' },
  group: {
    title: (name: string) => `Class ${name}`,
    name: 'Name of the class',
    numbers: 'Roll numbers',
    numbersHint: 'Such as 1-40, 42. Leave it empty if you do not know them.',
    privacy:
      'We store roll numbers, no names, photos or contacts. Answers go one year after the school year ends.',
    button: 'Save the class',
    busy: 'Saving …',
    failure: 'The class could not be saved. Try again.',
    saved: 'The class is saved.',
    removeHeading: 'Delete the class',
    removeText: 'All its tests, answers and assignments go too. You can bring them back for a day.',
    remove: 'Delete this class',
    removed: 'The class is deleted. You can bring it back for a day.',
    restored: 'The class is back.',
  },
  preview: {
    lede: 'As a student sees it, in the order of this version.',
    version: (name: string) => `Version ${name}`,
    versions: 'Versions',
    empty: 'There are no questions yet.',
    marks: (marks: number) => (marks === 1 ? '1 mark' : `${marks} marks`),
    right: 'True',
    wrong: 'False',
  },
}
