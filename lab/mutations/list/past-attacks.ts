import type { Mutation } from '../mutation'

const MEMORY = 'tests/integration/response-cache.test.ts'
const TRUSTED_DEVICES = 'tests/integration/trusted-devices.test.ts'
const UNSOLICITED = 'tests/integration/unsolicited-mail.test.ts'

/** Vulnerabilities found by earlier attacks, reintroduced. */
export const pastAttacks: Mutation[] = [
  {
    name: 'the first request’s query is cached for everyone',
    file: 'server/responders/public-page.ts',
    find: '        : path,',
    replace: '        : (request.url ?? path),',
    seenBy: MEMORY,
    titles: ['contains no query values'],
  },
  {
    name: 'a page of one cache variant is sent for another',
    file: 'server/page-request.ts',
    find: 'cacheVariant?.isSubscribed} ',
    replace: 'Boolean(cacheVariant)} ',
    seenBy: MEMORY,
    titles: ['looks up the viewer for each request'],
  },
  {
    name: 'files accept PUT',
    file: 'server/page-request.ts',
    find: "new Set(['GET', 'HEAD'])",
    replace: "new Set(['GET', 'HEAD', 'PUT'])",
    seenBy: MEMORY,
    titles: ['rejects PUT'],
  },
  {
    name: 'a connection can pipeline requests without limit',
    file: 'server/pipelining.ts',
    find: 'const MAX_PIPELINED_REQUESTS = 8',
    replace: 'const MAX_PIPELINED_REQUESTS = 8_000',
    seenBy: 'tests/integration/admission.test.ts',
    titles: ['stops hundreds of pipelined requests'],
  },
  {
    name: 'a request is admitted before its body has arrived',
    file: 'server/admission.ts',
    find: 'const bodyState = await receiveBody(request, getClientIp(request))',
    replace: "const bodyState: string = 'whole'",
    seenBy: 'tests/integration/admission.test.ts',
    titles: ['1,050 connections'],
  },
  {
    name: 'an unknown slug is rendered',
    file: 'server/page-cache.ts',
    find: '!isSlugRoute(pageRequest.routePolicy) ||',
    replace: "pageRequest.path !== '' ||",
    seenBy: 'tests/integration/admission.test.ts',
    titles: ['300 concurrent unknown slugs'],
  },
  {
    name: 'a page contains the domain of the build',
    file: 'server/page-renderer.ts',
    find: '...(!cacheVariant && { cookie: draftCookie }),',
    replace: '',
    seenBy: 'tests/integration/two-origins.test.ts',
    titles: ['uses its own domain for search engines'],
  },
  {
    name: 'a login with an old password gets a session',
    file: 'lib/auth/sessions.ts',
    find: 'users.passwordHash} =',
    replace: "users.passwordHash} >= '' or '' =",
    seenBy: 'tests/integration/stale-password.test.ts',
    titles: ['during a change', 'during a reset'],
  },
  {
    name: 'an attacker’s wrong passwords lock out the owner’s trusted device',
    file: 'lib/auth/trusted-devices.ts',
    find: '(isKnown && !deviceCount.isFull)',
    replace: '(!isKnown && deviceCount.isFull)',
    seenBy: TRUSTED_DEVICES,
    titles: ['from the device of an earlier login'],
  },
  {
    name: 'a device cookie is valid without a signature',
    file: 'lib/auth/trusted-devices.ts',
    find: 'return isGenuine && Number',
    replace: 'return (isGenuine || cookieSignature) && Number',
    seenBy: TRUSTED_DEVICES,
    titles: ['altered and expired ones do not help'],
  },
  {
    name: 'welcome emails are not limited',
    file: 'lib/mail/unsolicited.ts',
    find: "  'welcome',\n",
    replace: '',
    seenBy: UNSOLICITED,
    titles: ['sends three emails a day'],
  },
  {
    name: 'a plus tag counts as a new mailbox',
    file: 'lib/mail/mailbox.ts',
    find: "localPart.split('+', 1)[0]",
    replace: 'localPart',
    seenBy: UNSOLICITED,
    titles: ['plus tags'],
  },
  {
    name: 'existing files stay readable for all users of the machine',
    file: 'base/file-permissions.ts',
    find: 'if ((stat.mode & 0o777) !== mode) chmodSync(file, mode)',
    replace: 'if (stat.mode === 0) chmodSync(file, mode)',
    seenBy: 'tests/integration/file-permissions.test.ts',
    titles: ['makes existing readable files'],
  },
]
