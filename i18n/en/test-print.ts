export const testPrint = {
  heading: 'Print',
  lede: 'Give each student a question paper and an answer sheet. Your phone reads the sheets later.',
  waits: 'When all questions are complete and saved, you can finish the test here.',
  freezes:
    'Then the questions stay as they are on paper. You can undo this until the first sheet is read.',
  finish: 'Finish the test for printing',
  finished: 'The papers are ready to print.',
  paper: 'Question paper',
  paperHint: (versions: number) =>
    versions === 1 ? 'A4, black and white' : `A4, black and white, ${versions} versions`,
  sheet: { a4: 'Answer sheet, A4', a5: 'Answer sheets, two on one A4' },
  sheetHint: {
    a4: 'One page for each student',
    a5: 'Half the paper: print, then cut in the middle',
  },
  tooFull: {
    a4: 'These questions need more space than one sheet has. Use fewer numbers.',
    a5: 'These questions need a whole A4 page.',
  },
  key: 'Answer key',
  keyHint: 'For you only: right answers of each version',
  tips: [
    'Print at full size (100 %), not made smaller to fit. A photocopy of a photocopy still works.',
    'Each version has its own sheets. Give a student paper and sheet of the same version.',
  ],
}
