import type { Mutation } from '../mutation'

const SCHEDULED = 'tests/integration/scheduled-items.test.ts'

export const publishing: Mutation[] = [
  {
    name: 'a scheduled item is public before its time',
    file: 'lib/content/conditions.ts',
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
    file: 'lib/content/item/publish-due.ts',
    find: "\n    .for('update')",
    replace: '',
    seenBy: SCHEDULED,
    needs: 'postgres',
  },
  {
    name: 'unlisted items are in lists and searches',
    file: 'lib/content/published.ts',
    find: 'isPublished, items.isListed)',
    replace: 'isPublished)',
    seenBy: 'tests/integration/unlisted-items.test.ts',
  },
  {
    name: 'an unlisted book keeps its public page',
    file: 'lib/content/published.ts',
    find: 'items.isListed, isPublished)',
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
    file: 'lib/content/published.ts',
    find: "sql.placeholder('id')), isPublished))\n    .prepare('published_item_by_id')",
    replace: "sql.placeholder('id'))))\n    .prepare('published_item_by_id')",
    seenBy: 'tests/integration/unlisted-items.test.ts',
  },
  {
    name: 'a repeated request creates a second draft from a file',
    file: 'lib/content/item/create.ts',
    find: "const suffix = key ? createHash('sha256').update(key).digest('hex').slice(0, 12) : randomBytes(3).toString('hex')",
    replace: "void createHash; void key; const suffix = randomBytes(3).toString('hex')",
    seenBy: 'tests/integration/file-drafts.test.ts',
  },
  {
    name: 'every part of a download counts',
    file: 'lib/statistics/count-event.ts',
    find: "  /^bytes=0-/.test(request.headers.get('range') ?? 'bytes=0-')",
    replace: '  true',
    seenBy: 'tests/integration/download-count.test.ts',
  },
  {
    name: "the team's Hindi line is printed on a Tamil certificate",
    file: 'lib/certificates/text.ts',
    find: 'toWordingField(kind, line, getLanguage())',
    replace: "toWordingField(kind, line, 'hi')",
    seenBy: 'tests/integration/certificate-languages.test.ts',
  },
]
