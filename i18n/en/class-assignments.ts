const languages = { en: 'English', hi: 'Hindi', ta: 'Tamil' }

export const classAssignments = {
  title: 'Assignments',
  lede: 'Choose a rubric, then tick a level for each student on your phone.',
  create: 'Make an assignment',
  none: 'You have no assignments yet.',
  back: 'Back to the assignments',
  link: 'Assignments with rubrics',
  row: (className: string, handedIn: number, students: number) =>
    students > 0
      ? `${className}, ${handedIn} of ${students} handed in`
      : `${className}, ${handedIn} handed in`,
  classOf: (className: string) => `Class ${className}. Only you see the marks.`,
  slips: 'Print slips',
  slipsLede: 'Six on a page, for students who handed in.',
  noSlips: 'Nobody has handed in yet.',
  slipLevel: (criterion: string, points: number, most: number, level: string) =>
    `${criterion} ${points} of ${most}: ${level}`,
  noRolls: 'Enter the roll numbers of this class first.',
  enterRolls: 'Enter roll numbers',
  roll: (rollNumber: number) => `Roll number ${rollNumber}`,
  rollState: (rollNumber: number, isHandedIn: boolean) =>
    isHandedIn
      ? `Roll number ${rollNumber}, handed in`
      : `Roll number ${rollNumber}, not handed in`,
  previous: 'Previous student',
  next: 'Next student',
  handIn: 'Handed in, not marked yet',
  notHandedIn: 'Not handed in',
  count: (handedIn: number, all: number) => `${handedIn} of ${all} handed in`,
  saved: 'All ticks are saved.',
  sending: 'The ticks are on their way.',
  waiting: (count: number) =>
    `Without a connection, ticks of ${count} students wait in this browser.`,
  remove: 'Delete this assignment',
  removed: 'The assignment is deleted.',
  usualComments: [
    'Clear and complete.',
    'A good idea; explain it in one more sentence.',
    'Check the numbers once more.',
    'Show how you found it.',
  ],
  comments: {
    label: 'Comment on the slip',
    none: 'No comment',
    other: 'Write another comment',
    typed: 'Your comment, without names',
    add: 'Use this comment',
    saved: 'The list of comments is saved.',
    notKept: 'The comment is used here, but not kept in the list. Check your connection.',
  },
  languages,
  form: {
    title: 'Make an assignment',
    name: 'Title',
    nameHint: 'Such as “Street survey”',
    className: 'Class',
    classNameHint: 'Such as 8 B. No names of students.',
    rubric: 'Rubric',
    own: 'My own rubric',
    ownLabel: 'Criteria, one a line',
    ownHint: 'Name, colon, then 2 to 6 levels from the lowest: “Content: begun, good, excellent”',
    language: 'Language of the slips',
    button: 'Make the assignment',
    busy: 'Making it',
    created: 'The assignment is made.',
    failure: 'The assignment could not be made. Check your connection, then try again.',
  },
}
