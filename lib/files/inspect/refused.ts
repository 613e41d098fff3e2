import 'server-only'
import { Refusal } from '@/base/errors'
import type { RefusalWord } from '@/words/refusals'

export type Refused = { word: RefusalWord; values?: unknown }

/** A file that is not taken, and why: kept with its upload, so that whoever asks again hears it again. */
export class FileRefused extends Refusal {
  constructor(readonly why: Refused) {
    super('invalid', why.word, { values: why.values } as never)
  }
}
