import type { Mutation } from '../mutation'

const BATCHES = 'tests/integration/mail-batches.test.ts'

export const announcements: Mutation[] = [
  {
    name: 'a repeated batch is rendered again',
    file: 'lib/mail/dispatch-batch.ts',
    find: 'stored?.payload ?? (await',
    replace: '(await',
    seenBy: BATCHES,
  },
  {
    name: 'a batch is repeated after the service has forgotten its key',
    file: 'lib/mail/dispatch-batch.ts',
    find: "if (stored?.isTooOld) return abandonBatch(leader, RESULT_UNKNOWN, 'mail.abandoned')",
    replace: '',
    seenBy: BATCHES,
  },
  {
    name: 'a batch that the service has accepted is split',
    file: 'lib/mail/resend.ts',
    find: "if (name === 'invalid_idempotent_request') return { kind: 'repeated', reason }",
    replace: '',
    seenBy: BATCHES,
  },
  {
    name: 'an erased address stays in a stored batch',
    file: 'lib/mail/personal.ts',
    find: "where lower(sent->>'to') is distinct from",
    replace: "where lower(sent->>'to') <> '' or '' =",
    seenBy: BATCHES,
  },
  {
    name: 'an email of a batch has no header to unsubscribe',
    file: 'lib/mail/merge.ts',
    find: '...(headers && {',
    replace: '...(headers && !name && {',
    seenBy: BATCHES,
  },
]
