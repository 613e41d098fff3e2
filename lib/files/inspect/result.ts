import 'server-only'
import type { AppErrorCode } from '@/base/error-codes'
import { AppError } from '@/base/errors'
import type { FileFacts } from '@/db/schema'
import type { FileKind } from '../schema'

export type FileRejection = { code: AppErrorCode; values?: unknown }

/** Stored with the upload, so that later requests get the same reason. */
export class FileRejectedError extends AppError {
  constructor(readonly rejection: FileRejection) {
    super('invalid', rejection.code, { values: rejection.values } as never)
  }
}

export type ReadableContent = {
  bytes: number
  read: (start: number, length: number) => Promise<Buffer>
}

export type InspectionResult = {
  kind: FileKind
  type: string
  facts: FileFacts
  /** A re-encoded file that replaces the upload. */
  replacementFile?: string
  cover?: { file: string; width: number; height: number }
  pages?: string[]
}
