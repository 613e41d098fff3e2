/** Bundled from `worker.ts` before each build, because drawing processes are started by path on every kind of host. */
export const WORKER_FILE = 'lib/documents/generated/worker.mjs'
