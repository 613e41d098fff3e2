import type { Breakage } from '../breakage'

const MEMORY = 'tests/integration/memory.test.ts'
const PLACES = 'tests/integration/known-places.test.ts'
const UNASKED = 'tests/integration/unasked-mail.test.ts'

/** What an attack from outside once found, opened again. */
export const holes: Breakage[] = [
  {
    name: 'a first visitor’s query goes into what everyone gets',
    file: 'server/answers.ts',
    find: 'path: area.madeOnce ? madeUnder(area) : path,',
    replace: 'path: area.madeOnce ? madeUnder(area) : (asked.request.url ?? path),',
    seenBy: MEMORY,
    titles: ['holds nothing of the query'],
  },
  {
    name: 'one standing’s page is sent to the other',
    file: 'server/answers.ts',
    find: 'standing?.isSubscribed} ',
    replace: 'Boolean(standing)} ',
    seenBy: MEMORY,
    titles: ['who asks is looked up each time'],
  },
  {
    name: 'a file can be written to',
    file: 'server/answers.ts',
    find: "const READS = new Set(['GET', 'HEAD'])",
    replace: "const READS = new Set(['GET', 'HEAD', 'PUT'])",
    seenBy: MEMORY,
    titles: ['takes no PUT'],
  },
  {
    name: 'a connection may have as many requests under way as it likes',
    file: 'server/crowd.ts',
    find: 'const MOST_BEHIND = 8',
    replace: 'const MOST_BEHIND = 8_000',
    seenBy: 'tests/integration/crowd.test.ts',
    titles: ['who sends hundreds'],
  },
  {
    name: 'a request takes its turn before its body has come',
    file: 'server/admission.ts',
    find: 'const arrived = await receiveBody(request, addressOf(request))',
    replace: "const arrived: string = 'whole'",
    seenBy: 'tests/integration/crowd.test.ts',
    titles: ['1,050 connections'],
  },
  {
    name: 'an address that does not exist is rendered',
    file: 'server/answers.ts',
    find: '!namesOne(wanted.area) ||',
    replace: "wanted.path !== '' ||",
    seenBy: 'tests/integration/crowd.test.ts',
    titles: ['300 unknown slugs'],
  },
  {
    name: 'a page names the address that it was built under',
    file: 'server/made-pages.ts',
    find: '...(!standing && { cookie: draft }),',
    replace: '',
    seenBy: 'tests/integration/two-addresses.test.ts',
    titles: ['names its own address to search engines'],
  },
  {
    name: 'a login with an old password gets a session',
    file: 'lib/auth/sessions.ts',
    find: 'users.passwordHash} =',
    replace: "users.passwordHash} >= '' or '' =",
    seenBy: 'tests/integration/stale-password.test.ts',
    titles: ['beside a change of it', 'beside a reset of it'],
  },
  {
    name: 'a stranger’s wrong passwords keep the owner’s own device out',
    file: 'lib/auth/known-places.ts',
    find: '(known && !byDevice.full)',
    replace: '(!known && byDevice.full)',
    seenBy: PLACES,
    titles: ['from the device of an earlier login'],
  },
  {
    name: 'a device cookie is good without a signature',
    file: 'lib/auth/known-places.ts',
    find: 'const genuine = sameText(signed, signature(email, number, Number(until)))',
    replace: "const genuine = signed !== '' || signature(email, number, 0) === ''",
    seenBy: PLACES,
    titles: ['good for nothing'],
  },
  {
    name: 'letters of welcome are not counted',
    file: 'lib/mail/unasked.ts',
    find: "  'welcome',\n",
    replace: '',
    seenBy: UNASKED,
    titles: ['three letters a day'],
  },
  {
    name: 'a tag behind a plus sign is a new mailbox',
    file: 'lib/mail/mailbox.ts',
    find: "name.split('+', 1)[0]",
    replace: 'name',
    seenBy: UNASKED,
    titles: ['tags behind a plus sign'],
  },
  {
    name: 'files from before stay open to everyone on the machine',
    file: 'base/private-files.ts',
    find: 'if ((stat.mode & 0o777) !== mode) chmodSync(file, mode)',
    replace: 'if (stat.mode === 0) chmodSync(file, mode)',
    seenBy: 'tests/integration/private-files.test.ts',
    titles: ['files that lie open from before'],
  },
]
