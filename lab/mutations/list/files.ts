import type { Mutation } from '../mutation'

const INSPECT = 'tests/unit/inspect.test.ts'
const INCOMING = 'tests/unit/upload-body.test.ts'
const UPLOADS = 'tests/integration/uploads.test.ts'
const FAULTS = 'tests/integration/uploads-faults.test.ts'

export const files: Mutation[] = [
  {
    name: 'every file type has the size limit of videos',
    file: 'lib/files/size-limits.ts',
    find: 'if (bytes > MAX_BYTES[fileType])',
    replace: 'if (bytes > MAX_BYTES.video)',
    seenBy: UPLOADS,
  },
  {
    name: 'an archive may unpack to any size',
    file: 'lib/files/inspect/zip-directory.ts',
    find: 'if (totalBytes > MAX_UNPACKED_BYTES || entries.some(isBomb)) throw createArchiveTooLargeError()',
    replace: 'if (totalBytes > MAX_UNPACKED_BYTES) throw createArchiveTooLargeError()',
    seenBy: INSPECT,
  },
  {
    name: 'entries of an archive may overlap',
    file: 'lib/files/inspect/zip-directory.ts',
    find: `  rejectOverlaps(entries, directoryStart)
}`,
    replace: '}',
    seenBy: INSPECT,
  },
  {
    name: 'the inspection process has no timeout',
    file: 'lib/files/inspect/sandbox.ts',
    find: 'timeout: limits.timeoutMs,',
    replace: '',
    seenBy: INSPECT,
  },
  {
    name: 'an Office file may fetch a picture',
    file: 'lib/files/inspect/office-parts.ts',
    find: 'if (!isLink || !isClickable) throw createExternalContentError()',
    replace: '',
    seenBy: 'tests/unit/office.test.ts',
  },
  {
    name: 'the inspection process has no CPU time limit',
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
    name: 'a stalled body is waited for without limit',
    file: 'lib/http/upload-stream.ts',
    find: 'await withTimeout(reader.read(), timeout).catch(rejectAsCutOff)',
    replace: 'await reader.read().catch(rejectAsCutOff)',
    seenBy: INCOMING,
  },
  {
    name: 'another user can continue an upload',
    file: 'lib/files/file.ts',
    find: 'and(eq(uploads.id, id), eq(uploads.userId, userId), sql`',
    replace: 'and(eq(uploads.id, id), sql`',
    seenBy: UPLOADS,
  },
  {
    name: 'two parts count at the same position',
    file: 'lib/files/upload/append.ts',
    find: 'and(eq(uploads.id, part.uploadId), eq(uploads.received, part.start))',
    replace: 'eq(uploads.id, part.uploadId)',
    seenBy: UPLOADS,
  },
  {
    name: 'a part altered in the store is accepted',
    file: 'lib/files/upload/append.ts',
    find: "if (partHash.digest('hex') !== part.sha256)",
    replace: "if (partHash.digest('hex').length !== 64)",
    seenBy: UPLOADS,
  },
  {
    name: 'a stored file is sent without its CSP sandbox',
    file: 'lib/files/send.ts',
    find: "'content-security-policy': FILE_CSP,",
    replace: '',
    seenBy: UPLOADS,
  },
  {
    name: 'a file that S3 returns altered is accepted',
    file: 'lib/files/store/s3.ts',
    find: '=== sha256) return',
    replace: '!== null) return',
    seenBy: FAULTS,
  },
  {
    name: 'the sweep deletes files of running uploads',
    file: 'lib/files/cleanup.ts',
    find: 'return claimCount === 0 && existingIds.size === 0 && removeKey(key)',
    replace: 'return existingIds.size === 0 && removeKey(key)',
    seenBy: FAULTS,
  },
  {
    name: 'the sweep deletes unrelated files',
    file: 'lib/files/cleanup.ts',
    find: 'if (!KEY_PATTERN.test(key)) continue',
    replace: '',
    seenBy: FAULTS,
  },
  {
    name: 'an upload may be as slow as it likes',
    file: 'lib/http/upload-stream.ts',
    find: 'chooseTimeout(allowedMs - waitedMs)',
    replace: 'chooseTimeout(allowedMs + waitedMs)',
    seenBy: INCOMING,
  },
  {
    name: 'one user may run any number of uploads',
    file: 'lib/http/upload-stream.ts',
    find: 'if (runningCount >= MAX_RUNNING_UPLOADS) throw',
    replace: 'if (runningCount < 0) throw',
    seenBy: 'tests/integration/upload-shares.test.ts',
  },
  {
    name: 'one IP address may take all uploads',
    file: 'server/fair-queue.ts',
    find: 'countRunning(key) < maxConcurrentPerKey',
    replace: 'maxConcurrentPerKey > 0',
    seenBy: 'tests/unit/turns.test.ts',
  },
]
