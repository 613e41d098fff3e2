import type { Mutation } from '../mutation'

const UNIT = 'tests/unit/training.test.ts'
const FILE = 'tests/integration/training-file.test.ts'

export const training: Mutation[] = [
  {
    name: 'a printed record is confirmed without its signature',
    file: 'lib/learning/record/check.ts',
    find: 'if (!isSignature(text, code.slice(PAYLOAD_CHARS))) return null',
    replace: '',
    seenBy: UNIT,
  },
  {
    name: 'a school sees what a teacher does after leaving',
    file: 'lib/learning/school-activities.ts',
    find: `\${memberSince} and \${startsAt} <= \${memberships.leftAt}\`,`,
    replace: `\${memberSince}\`,`,
    seenBy: FILE,
  },
  {
    name: 'a school sees the entries of a teacher who left',
    file: 'lib/learning/school-activities.ts',
    find: 'isNull(memberships.leftAt),\n        eq(learningEntries.shared, true),',
    replace: 'eq(learningEntries.shared, true),',
    seenBy: FILE,
  },
  {
    name: 'a school draws its certificates several times at once',
    file: 'lib/training/archive-run.ts',
    find: 'setWhere: lt(trainingArchives.updatedAt, ago(LEASE_SECONDS)),',
    replace: '',
    seenBy: FILE,
  },
]
