import type { Mutation } from '../mutation'

const READER = 'tests/unit/sheet-reader.test.ts'
const PAPERS = 'tests/integration/class-test-papers.test.ts'

export const classTests: Mutation[] = [
  {
    name: 'of two filled bubbles, the reader takes both without asking',
    file: 'lib/client/sheet-reader/decide.ts',
    find: "if (kind !== 'several' && marked.length + doubtful.length > 1)",
    replace: "if (kind !== 'several' && marked.length + doubtful.length > 9)",
    seenBy: READER,
  },
  {
    name: 'a pale mark counts as an empty bubble',
    file: 'lib/client/sheet-reader/decide.ts',
    find: 'const EMPTY = { fill: 0.065, strokes: 0.045 }',
    replace: 'const EMPTY = { fill: 0.3, strokes: 0.2 }',
    seenBy: READER,
  },
  {
    name: 'a sheet of an earlier layout is read with the bubbles of the new one',
    file: 'lib/client/sheet-reader/read-sheet.ts',
    find: 'if (!layout || layout.hash !== code.layout)',
    replace: 'if (!layout)',
    seenBy: READER,
  },
  {
    name: 'papers open before the test is finished',
    file: 'lib/class-tests/print/papers.ts',
    find: "if (!printedAt) throw new AppError('conflict', 'classTestNotFinished')",
    replace: 'if (!printedAt) return',
    seenBy: PAPERS,
  },
  {
    name: 'the page of a student shows the tests of another section',
    file: 'lib/class-tests/results/student-record.ts',
    find: 'sheet.rollNumber === rollNumber && sheet.section === section',
    replace: 'sheet.rollNumber === rollNumber',
    seenBy: 'tests/integration/class-test-sheets.test.ts',
  },
  {
    name: 'another teacher opens the page of a student',
    file: 'lib/class-tests/access.ts',
    find: 'and(eq(classGroups.userId, userId), isNull(classGroups.removedAt))',
    replace: 'isNull(classGroups.removedAt)',
    seenBy: 'tests/integration/class-tests.test.ts',
  },
]
