import type { Mutation } from '../mutation'

const UNIT = 'tests/unit/training.test.ts'
const FILE = 'tests/integration/training-file.test.ts'

export const training: Mutation[] = [
  {
    name: 'hours of other providers count as hours by government',
    file: 'lib/training/split.ts',
    find: 'minutes.government),',
    replace: 'minutes.government + minutes.other),',
    seenBy: UNIT,
  },
  {
    name: 'a printed record is confirmed without its signature',
    file: 'lib/learning/record-code.ts',
    find: 'if (!equalsInConstantTime(sign(text), code.slice(PAYLOAD_CHARS))) return null',
    replace: '',
    seenBy: UNIT,
  },
  {
    name: 'a school sees what a teacher does after leaving',
    file: 'lib/learning/training-file/activities.ts',
    find: `or(isNull(memberships.leftAt), sql\`\${liveSessions.startsAt} <= \${memberships.leftAt}\`),`,
    replace: '',
    seenBy: FILE,
  },
  {
    name: 'a school sees the entries of a teacher who left',
    file: 'lib/learning/training-file/activities.ts',
    find: 'hasSeatIn(schoolId),\n        eq(learningEntries.shared, true),',
    replace: 'eq(memberships.schoolId, schoolId),\n        eq(learningEntries.shared, true),',
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
