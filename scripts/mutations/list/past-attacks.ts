import type { Mutation } from '../mutation'

const MEMORY = 'tests/integration/response-cache.test.ts'
const TRUSTED_DEVICES = 'tests/integration/trusted-devices.test.ts'
const UNSOLICITED = 'tests/integration/unsolicited-mail.test.ts'

/** What an attack from outside once found, opened again. */
export const pastAttacks: Mutation[] = [
  {
    name: 'a first visitor’s query goes into what everyone gets',
    file: 'server/dispatch.ts',
    find: 'path: routePolicy.madeOnce ? getStaticShellPath(routePolicy) : path,',
    replace:
      'path: routePolicy.madeOnce ? getStaticShellPath(routePolicy) : (context.request.url ?? path),',
    seenBy: MEMORY,
    titles: ['holds nothing of the query'],
  },
  {
    name: 'one standing’s page is sent to the other',
    file: 'server/page-request.ts',
    find: 'cacheVariant?.isSubscribed} ',
    replace: 'Boolean(cacheVariant)} ',
    seenBy: MEMORY,
    titles: ['who asks is looked up each time'],
  },
  {
    name: 'a file can be written to',
    file: 'server/dispatch.ts',
    find: "const READ_METHODS = new Set(['GET', 'HEAD'])",
    replace: "const READ_METHODS = new Set(['GET', 'HEAD', 'PUT'])",
    seenBy: MEMORY,
    titles: ['takes no PUT'],
  },
  {
    name: 'a connection may have as many requests under way as it likes',
    file: 'server/pipelining.ts',
    find: 'const MAX_PIPELINED_REQUESTS = 8',
    replace: 'const MAX_PIPELINED_REQUESTS = 8_000',
    seenBy: 'tests/integration/admission.test.ts',
    titles: ['who sends hundreds'],
  },
  {
    name: 'a request takes its turn before its body has come',
    file: 'server/admission.ts',
    find: 'const bodyState = await receiveBody(request, getClientIp(request))',
    replace: "const bodyState: string = 'whole'",
    seenBy: 'tests/integration/admission.test.ts',
    titles: ['1,050 connections'],
  },
  {
    name: 'an address that does not exist is rendered',
    file: 'server/page-cache.ts',
    find: '!isSlugRoute(pageRequest.area) ||',
    replace: "pageRequest.path !== '' ||",
    seenBy: 'tests/integration/admission.test.ts',
    titles: ['300 unknown slugs'],
  },
  {
    name: 'a page names the address that it was built under',
    file: 'server/page-renderer.ts',
    find: '...(!standing && { cookie: draftCookie }),',
    replace: '',
    seenBy: 'tests/integration/two-origins.test.ts',
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
    file: 'lib/auth/trusted-devices.ts',
    find: '(isKnown && !deviceCount.full)',
    replace: '(!isKnown && deviceCount.full)',
    seenBy: TRUSTED_DEVICES,
    titles: ['from the device of an earlier login'],
  },
  {
    name: 'a device cookie is good without a signature',
    file: 'lib/auth/trusted-devices.ts',
    find: 'return isGenuine && Number',
    replace: 'return (isGenuine || cookieSignature) && Number',
    seenBy: TRUSTED_DEVICES,
    titles: ['good for nothing'],
  },
  {
    name: 'letters of welcome are not counted',
    file: 'lib/mail/unsolicited.ts',
    find: "  'welcome',\n",
    replace: '',
    seenBy: UNSOLICITED,
    titles: ['three letters a day'],
  },
  {
    name: 'a tag behind a plus sign is a new mailbox',
    file: 'lib/mail/mailbox.ts',
    find: "localPart.split('+', 1)[0]",
    replace: 'localPart',
    seenBy: UNSOLICITED,
    titles: ['tags behind a plus sign'],
  },
  {
    name: 'files from before stay open to everyone on the machine',
    file: 'base/file-permissions.ts',
    find: 'if ((stat.mode & 0o777) !== mode) chmodSync(file, mode)',
    replace: 'if (stat.mode === 0) chmodSync(file, mode)',
    seenBy: 'tests/integration/file-permissions.test.ts',
    titles: ['files that lie open from before'],
  },
]
