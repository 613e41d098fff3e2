import type { DraftTemplateText } from './types'

export const en: DraftTemplateText = {
  titles: {
    worksheet: (title) => `Worksheet: ${title}`,
    questions: (title) => `Questions by level: ${title}`,
    rubric: (title) => `Rubric: ${title}`,
    'shorter-text': (title) => `Shorter text: ${title}`,
    'parent-note': (title) => `Note to parents: ${title}`,
  },
  facts: ({ grade, subject, minutes, classSize }) =>
    `Grade ${grade}, ${subject}, ${minutes} minutes, ${classSize} students`,
  nameLine: 'Name: ____________ Roll number: ______ Date: ____________',
  pairs: (pairs) => `Work in pairs (${pairs} pairs in this class).`,
  groups: (groups) => `Work in groups of four (${groups} groups in this class).`,
  answers: 'For the teacher: answers',
  question: {
    letters: ['A', 'B', 'C', 'D', 'E'],
    several: '(Choose all that are right.)',
    trueFalse: ['True', 'False'],
  },
  worksheet: {
    plan: 'Time',
    begin: (minutes, title) => `Talk about “${title}”: ${minutes} minutes`,
    write: (minutes) => `Write: ${minutes} minutes`,
    share: (minutes) => `Compare and talk: ${minutes} minutes`,
    choose: 'Choose the right answer',
    text: 'Read',
    gaps: 'Complete the sentences',
    questions: 'Answer in full sentences',
    own: ['Give an example from your school or street.'],
    together: 'Work together',
    goodWork: (hint) => `Work together, what good work shows: ${hint}`,
  },
  questions: {
    find: 'Level 1: remember it',
    explain: 'Level 2: explain it',
    judge: 'Level 3: use it and judge it',
    judgeOwn: [
      'Where could you see this in your own town? Give one example.',
      'Who might disagree? Write the best reason for their view.',
      'What would you change, and how would you know that it worked?',
    ],
  },
  rubric: {
    work: 'The work',
    workHint: (title) => `Students’ work on “${title}”. Give out this rubric with the task.`,
    levels: ['4 Ready to show', '3 It works', '2 Partly there', '1 Just begun'],
    criteria: [
      {
        name: 'Does the work use the text?',
        levels: [
          'Names two or more points of the text and says where each is',
          'Names one point of the text correctly',
          'Mentions the text, but not what it says',
          'Does not use the text yet',
        ],
      },
      {
        name: 'Are there reasons?',
        levels: [
          'Each statement has a reason, and one reason against it',
          'Most statements have a reason',
          'One statement has a reason',
          'Statements without reasons',
        ],
      },
      {
        name: 'Is there an own example?',
        levels: [
          'An example that the student saw, with place and time',
          'An example from everyday life',
          'The example of the text, in own words',
          'No example yet',
        ],
      },
      {
        name: 'Can a classmate follow it?',
        levels: [
          'A classmate can repeat it after one reading',
          'Clear order, with short sentences',
          'Some parts need a question',
          'Single words or copied sentences',
        ],
      },
    ],
  },
  shorterText: {
    words: 'Words to know',
    short: 'The text in short sentences',
    check: 'Finish the sentences',
    help: 'How to help',
    helpLines: [
      'Read one sentence aloud. Students repeat it in pairs.',
      'Let students say the meaning in the language they speak at home.',
      'Ask for one drawing instead of one written answer.',
    ],
  },
  parentNote: {
    greeting: ({ grade }) => `Dear parents of grade ${grade},`,
    about: 'What we do in class',
    weWorkOn: (title) => `This week we work on “${title}”.`,
    ask: 'Please ask your child',
    questions: (title) => [
      `What did you learn about “${title}”?`,
      'What did you find difficult?',
      'What would you like to ask us at home?',
    ],
    noCost: 'You need no phone, no internet and no money for this. Five minutes are enough.',
    closing: 'Class teacher: ____________ Date: ____________',
  },
}
