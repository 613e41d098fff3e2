import type { Mutation } from '../mutation'

const INSPECT = 'tests/unit/inspect.test.ts'
const INCOMING = 'tests/unit/upload-body.test.ts'
const UPLOADS = 'tests/integration/uploads.test.ts'
const FAULTS = 'tests/integration/uploads-faults.test.ts'

/** What is taken of strangers' files, what lies in the store, and what is sent of it. */
export const files: Mutation[] = [
  {
    name: 'a file may be as large as a film, whatever it is',
    file: 'lib/files/size-limits.ts',
    find: 'if (bytes > MAX_BYTES[fileType])',
    replace: 'if (bytes > MAX_BYTES.film)',
    seenBy: UPLOADS,
  },
  {
    name: 'an archive may unpack to anything',
    file: 'lib/files/inspect/zip-directory.ts',
    find: 'if (totalBytes > MAX_UNPACKED_BYTES || entries.some(isBomb)) throw createArchiveTooLargeError()',
    replace: 'if (totalBytes > MAX_UNPACKED_BYTES) throw createArchiveTooLargeError()',
    seenBy: INSPECT,
  },
  {
    name: 'entries of an archive may lie upon each other',
    file: 'lib/files/inspect/zip-directory.ts',
    find: `  rejectOverlaps(entries, directoryStart)
}`,
    replace: '}',
    seenBy: INSPECT,
  },
  {
    name: 'what opens a file may take its time',
    file: 'lib/files/inspect/sandbox.ts',
    find: 'timeout: limits.patienceMs,',
    replace: '',
    seenBy: INSPECT,
  },
  {
    name: 'an Office file may fetch a picture',
    file: 'lib/files/inspect/office-external.ts',
    find: 'if (!isLink || !isClickable) throw createExternalContentError()',
    replace: '',
    seenBy: 'tests/unit/office.test.ts',
  },
  {
    name: 'what opens a file may use any processor time',
    file: 'base/limited-process.ts',
    find: ' || cpuSeconds > maxCpuSeconds',
    replace: '',
    seenBy: INSPECT,
  },
  {
    name: 'a picture may have any number of pixels',
    file: 'lib/files/inspect/sandbox/picture.mjs',
    find: 'limitInputPixels: MAX_MEGAPIXELS * 1_000_000',
    replace: 'limitInputPixels: false',
    seenBy: INSPECT,
  },
  {
    name: 'a body that stands still is waited for without end',
    file: 'lib/api/upload-stream.ts',
    find: 'await withTimeout(reader.read(), stalledMs)',
    replace: 'await reader.read()',
    seenBy: INCOMING,
  },
  {
    name: 'somebody else’s upload can be gone on with',
    file: 'lib/files/queries.ts',
    find: 'and(eq(uploads.id, id), eq(uploads.userId, userId), sql`',
    replace: 'and(eq(uploads.id, id), sql`',
    seenBy: UPLOADS,
  },
  {
    name: 'two parts count for the same place',
    file: 'lib/files/commands/append.ts',
    find: 'and(eq(uploads.id, part.uploadId), eq(uploads.received, part.start))',
    replace: 'eq(uploads.id, part.uploadId)',
    seenBy: UPLOADS,
  },
  {
    name: 'a part that changed in the store is taken',
    file: 'lib/files/parts.ts',
    find: "if (partHash.digest('hex') !== part.sha256)",
    replace: "if (partHash.digest('hex').length !== 64)",
    seenBy: UPLOADS,
  },
  {
    name: 'a stored file is sent without its sandbox',
    file: 'lib/files/send.ts',
    find: "'content-security-policy': FILE_CSP,",
    replace: '',
    seenBy: UPLOADS,
  },
  {
    name: 'what S3 gives back otherwise is taken for the file',
    file: 'lib/files/store/s3.ts',
    find: '=== sha256) return',
    replace: '!== null) return',
    seenBy: FAULTS,
  },
  {
    name: 'the sweep takes what is being put',
    file: 'lib/files/sweep.ts',
    find: 'return claimCount === 0 && existingIds.size === 0 && removeKey(key)',
    replace: 'return existingIds.size === 0 && removeKey(key)',
    seenBy: FAULTS,
  },
  {
    name: 'the sweep takes whatever lies in the folder',
    file: 'lib/files/sweep.ts',
    find: 'if (!KEY_PATTERN.test(key)) continue',
    replace: '',
    seenBy: FAULTS,
  },
]
