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
  {
    name: 'unlisted items are in lists and searches',
    file: 'lib/content/queries.ts',
    find: 'isPublished, items.isListed)',
    replace: 'isPublished)',
    seenBy: 'tests/integration/unlisted-items.test.ts',
  },
  {
    name: 'the home page offers an unlisted book',
    file: 'lib/library/reading.ts',
    find: 'book?.item.isListed',
    replace: 'book',
    seenBy: 'tests/integration/unlisted-items.test.ts',
  },
  {
    name: 'a draft opens by its link',
    file: 'lib/content/queries.ts',
    find: "eq(items.id, id), isPublished))\n    .prepare('published_item_by_id')",
    replace: "eq(items.id, id)))\n    .prepare('published_item_by_id')",
    seenBy: 'tests/integration/unlisted-items.test.ts',
  },
]
