import 'server-only'
import { LEFT_X, RIGHT_X } from '../drawing/page'
import type { LearningRecordText } from '../text'

export const COLUMN_X = { day: LEFT_X, topic: 136, hours: 408, number: 440 }

/** Baselines of the English lines, and of the lines of a second language below them. */
export type RecordPlaces = typeof ENGLISH_PLACES & { second?: typeof SECOND_PLACES }

const ENGLISH_PLACES = {
  ...{ headingY: 122, strokeY: 130, nameY: 166, yearY: 186, totalsY: 203 },
  ...{ partsY: 224, partLeading: 15, hoursX: 370, missingX: 388, headHeight: 26 },
  noteWidth: RIGHT_X - LEFT_X - 70,
}

const SECOND_PLACES = { headingY: 138, yearY: 210, totalsY: 237 }

const BILINGUAL_PLACES: RecordPlaces = {
  ...{ headingY: 116, strokeY: 145, nameY: 180, yearY: 198, totalsY: 225 },
  ...{ partsY: 260, partLeading: 28, hoursX: 402, missingX: 416, headHeight: 36 },
  noteWidth: RIGHT_X - LEFT_X - 86,
  second: SECOND_PLACES,
}

export const getRecordPlaces = ({ second }: LearningRecordText): RecordPlaces =>
  second ? BILINGUAL_PLACES : ENGLISH_PLACES
