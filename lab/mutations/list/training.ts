import type { Mutation } from '../mutation'

const UNIT = 'tests/unit/training.test.ts'

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
]
