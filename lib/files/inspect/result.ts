import 'server-only'
import type { FileFacts } from '@/db/schema'
import type { FileKind } from '../schema'

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
