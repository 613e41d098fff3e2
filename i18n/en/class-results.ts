import type { QuestionLevel, TestChangeKind } from '@/base/class-test-kinds'

const levels: Record<QuestionLevel, string> = {
  remember: 'Remember',
  understand: 'Understand',
  apply: 'Apply',
  analyse: 'Analyse',
}

const changes: Record<TestChangeKind, (number: number) => string> = {
  'key-corrected': (number) => `You corrected the key of question ${number}.`,
  'question-dropped': (number) => `You dropped question ${number}.`,
  'question-restored': (number) => `Question ${number} counts again.`,
}

export const classResults = {
  title: 'Results',
  heading: (test: string) => `Results: ${test}`,
  lede: (group: string, subject: string, day: string) =>
    [group, subject, day].filter(Boolean).join(', '),
  read: 'Read sheets',
  slips: 'Print feedback slips',
  report: 'Class report (PDF)',
  xlsx: 'Mark register (XLSX)',
  csv: 'Mark register (CSV)',
  own: 'Only you see these results.',
  none: 'No sheet has been read yet.',
  overview: 'Overview',
  figures: {
    students: 'students',
    mean: (most: string) => `mean, of ${most}`,
    spread: 'spread',
    highest: 'highest',
    lowest: 'lowest',
    reliability: 'reliability',
  },
  explain: {
    mean: (mean: string, most: string) =>
      `A student of this class has ${mean} of ${most} marks on average.`,
    spread: (spread: string) => `About two thirds of the class are within ${spread} marks of that.`,
    spreadWithheld: (least: number) =>
      `The spread is shown from ${least} students on. Fewer marks have no pattern.`,
    reliable: {
      high: (value: string) =>
        `Reliability ${value}: a similar test would put the students in nearly the same order.`,
      fair: (value: string) =>
        `Reliability ${value}: good for teaching, not enough to decide about one student.`,
      low: (value: string) =>
        `Reliability ${value}: the order of the students is partly chance. Do not rank by it.`,
    },
    reliabilityWithheld: (students: number, questions: number) =>
      `Reliability needs ${students} students and ${questions} questions. With fewer it is mostly chance.`,
    kr20: 'It is the KR-20.',
    alpha: 'It is Cronbach’s alpha.',
    difficulty: (percent: number) => `The class reached ${percent} % of its marks.`,
    difficultyWithheld: (least: number) =>
      `Its difficulty is shown from ${least} students on, because one student changes it too much.`,
    discrimination: {
      strong: 'Students who did well in the test were much more often right here.',
      fair: 'Students who did well in the test were more often right here.',
      weak: 'It hardly tells strong from weak students. It may be very easy, very hard or unclear.',
      reversed: 'Weak students were more often right than strong ones. Check the key and the text.',
    },
    discriminationWithheld: (least: number) =>
      `How well it tells students apart is shown from ${least} students on, because thirds must not be tiny.`,
    suspect: (students: number, best: number, answer: string) =>
      `Check the key: ${students} of your ${best} best students chose ${answer}.`,
    topics: 'What the class reached of the marks of each topic.',
    levels: 'What the class reached at each level of thinking.',
    versions: 'Means far apart can mean that a key of one version is wrong.',
    sections: 'Means of the sections of this class.',
  },
  distribution: {
    title: 'How many students have how many marks',
    heads: ['Marks', 'Students'] as [string, string],
    table: 'Show as a table',
    range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  },
  students: {
    heading: 'Students',
    roll: 'Roll number',
    marks: 'Marks',
    percent: 'Percent',
    again: 'To read again',
    typed: 'Typed, without a sheet',
    missing: (list: string) => `No sheet yet: ${list}`,
    removeHeading: 'Remove a sheet',
    remove: 'Remove this sheet',
    removeName: (student: string) => `Remove the sheet of ${student}`,
    removed: 'The sheet is removed.',
  },
  typed: {
    heading: 'Enter marks without a sheet',
    lede: 'For a student who wrote on other paper. The marks count for the mean, not for the questions.',
    section: 'Section, if there are several',
    roll: 'Roll number',
    total: (most: string) => `Marks, of ${most}`,
    save: 'Save the marks',
    busy: 'Saving',
    saved: 'The marks are saved.',
    removed: 'The marks are removed.',
    failure: 'The marks were not saved. Check your connection, then try again.',
  },
  questions: {
    heading: 'Questions',
    hint: 'Letters are those of version A. Open a question to see its answers or to correct its key.',
    percent: (percent: number) => `${percent} %`,
    dropped: 'dropped',
    check: 'check the key',
    answer: 'Answer',
    chosen: 'Students',
    noAnswer: 'No answer',
    right: 'right',
    marksGiven: (marks: string) => `${marks} marks`,
    isTrue: 'True',
    isFalse: 'False',
  },
  correct: {
    legend: 'Right answer',
    hint: 'Several may be right: then each of them counts.',
    number: 'Right number',
    save: 'Correct the key',
    drop: 'Drop this question',
    restore: 'Count it again',
    done: 'The results are computed again.',
    undone: 'The change is undone.',
    undo: 'Undo',
    failure: 'Nothing was changed. Check your connection, then try again.',
  },
  changes: {
    heading: 'Changes',
    none: 'You have not changed a key.',
    entry: changes,
    from: (before: string, after: string) => `Before ${before}, now ${after}.`,
  },
  topics: { heading: 'Topics', levels: 'Levels', versions: 'Versions', sections: 'Sections' },
  levels,
  version: (letter: string) => `Version ${letter}`,
  noSection: 'Without a section',
  share: (percent: number) => `${percent} %`,
  group: {
    heading: (group: string) => `Topics of ${group}`,
    lede: 'What the class reached of the marks of each topic, test by test.',
    none: 'Read the sheets of a test of this class to see its topics.',
    link: 'Topics in all tests of this class',
  },
  student: {
    title: 'One student',
    heading: (rollNumber: number, section: string, name: string) =>
      [`Roll number ${rollNumber}`, section, name].filter(Boolean).join(', '),
    print: 'Print this page',
    reached: (marks: string, most: string, percent: string) =>
      `${marks} of ${most} marks, ${percent}`,
    question: 'Question',
    answer: 'Answer',
    key: 'Right answer',
    ofMarks: (marks: string, most: string) => `${marks} of ${most}`,
    topics: 'Topics, test by test',
  },
  register: {
    heads: ['Section', 'Roll number', 'Version', 'Marks', 'Of', 'Percent'],
    question: (number: number) => `Question ${number}`,
  },
  paper: {
    heading: 'Class report',
    subtitle: (test: string, group: string, day: string) =>
      [test, group, day].filter(Boolean).join(', '),
    summary: 'Summary',
    students: 'Students',
    studentHeads: ['Roll number', 'Marks', 'Percent', 'To read again'],
    questions: 'Questions',
    questionHeads: ['Question', 'Topic', 'Key', 'Reached', 'Answers'],
    topicChart: 'Bars: what the class reached of each topic, in percent',
    note: 'Roll numbers only. For the teacher of this class.',
    page: 'Page {page} of {pages}',
  },
}
