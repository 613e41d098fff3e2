import 'server-only'
import { render } from './render-pool'
import type { RecordWords, SheetWords } from './words'

/** What the drawing processes can be asked for (`worker.mjs`). */

type Bytes = Uint8Array<ArrayBuffer>

export const drawPdf = (words: SheetWords) => render<Bytes>({ what: 'pdf', of: words })
export const drawPicture = (words: SheetWords) => render<Bytes>({ what: 'picture', of: words })
export const drawRecord = (words: RecordWords) => render<Bytes>({ what: 'record', of: words })

/** Whether our fonts have every character of this name. */
export const canSet = (name: string) => render<boolean>({ what: 'canSet', of: name })
