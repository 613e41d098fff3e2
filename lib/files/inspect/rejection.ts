import 'server-only'
import type { AppErrorCode } from '@/base/error-codes'
import { AppError } from '@/base/errors'

export type FileRejection = { code: AppErrorCode; values?: unknown }

/** Stored with the upload, so that later requests get the same reason. */
export class FileRejectedError extends AppError {
  constructor(readonly rejection: FileRejection) {
    super('invalid', rejection.code, { values: rejection.values } as never)
  }
}
