import type { Mutation } from '../mutation'

const SCHEDULED = 'tests/integration/scheduled-items.test.ts'

export const publishing: Mutation[] = [
  {
    name: 'a scheduled item is public before its time',
    file: 'lib/content/is-published.ts',
    find: ' <= now(), false)',
    replace: ' is not null, false)',
    seenBy: SCHEDULED,
  },
  {
    name: 'cached pages do not learn that a scheduled item is due',
    file: 'lib/content/version.ts',
    find: ' <= now()), 0)',
    replace: ' <= now() and false), 0)',
    seenBy: SCHEDULED,
  },
  {
    name: 'two instances publish a scheduled item twice',
    file: 'lib/content/publish-due.ts',
    find: "\n    .for('update')",
    replace: '',
    seenBy: SCHEDULED,
    needs: 'postgres',
  },
]
