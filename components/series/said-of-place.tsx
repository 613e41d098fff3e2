import { Alert } from '@/components/ui/alert'
import { isRefusalWord, refusalSentence } from '@/words/refusals'
import { seriesWords } from '@/words/series'

/** What came of the form that was just sent, by the word in the address. Other words say nothing. */
export function SaidOfPlace({ word }: { word: string | string[] | undefined }) {
  if (typeof word !== 'string') return null
  const { said } = seriesWords()
  const good = ['registered', 'waiting', 'givenBack', 'present'].includes(word)
  const sentence = Object.hasOwn(said, word) ? said[word as keyof typeof said] : refused(word)
  if (!sentence) return null
  return (
    <Alert role={good ? 'status' : 'alert'} tone={good ? 'success' : 'error'} className="mt-6">
      {sentence}
    </Alert>
  )
}

/** Those without a gap in them. */
const refused = (word: string) =>
  isRefusalWord(word) && PLAIN.includes(word) ? refusalSentence(word) : null

const PLAIN = [
  'gatheringCancelled',
  'gatheringOver',
  'gatheringForSubscribers',
  'gatheringFull',
  'joinTooEarly',
  'attendanceRecorded',
  'wordNotNow',
  'wordNotSet',
  'wordWrong',
  'wordNeedsPlace',
  'forged',
  'busy',
]
