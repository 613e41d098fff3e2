import 'server-only'
import type { FileFacts } from '@/db/schema'
import type { FileKind } from '../schema'

/** A file that can be read anywhere, without being in memory. */
export type ReadableContent = {
  bytes: number
  read: (start: number, length: number) => Promise<Buffer>
}

/** What was found in a file, and what was made of it. */
export type InspectionResult = {
  kind: FileKind
  type: string
  facts: FileFacts
  /** It was drawn anew: this file is taken in place of what came. */
  instead?: string
  /** A picture of its first page. */
  cover?: { file: string; width: number; height: number }
  /** Its words, page by page. */
  pages?: string[]
}
