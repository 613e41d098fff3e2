import 'server-only'
import { AppError } from '@/base/errors'
import type { AppErrorCode } from '@/i18n/errors'

export type FileRejection = { code: AppErrorCode; values?: unknown }

/** A file that is not taken, and why: kept with its upload, so that whoever asks again hears it again. */
export class FileRejectedError extends AppError {
  constructor(readonly rejection: FileRejection) {
    super('invalid', rejection.code, { values: rejection.values } as never)
  }
}
