import { Alert } from '@/components/ui/alert'
import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'

/** What one must not miss: that it is cancelled, that it was moved, that it runs now. */
export function GatheringNotices({ gathering }: { gathering: Told }) {
  const { standing, cancelReason, movedFrom } = gathering
  const words = seriesWords()
  if (standing === 'cancelled')
    return (
      <Alert tone="warning" className="mt-4">
        <p className="font-semibold">{words.cancelled}</p>
        {cancelReason && <p className="mt-1">{cancelReason}</p>}
      </Alert>
    )
  if (standing === 'over') return null
  return (
    <>
      {movedFrom && (
        <Alert tone="info" className="mt-4">
          {words.moved(movedFrom)}
        </Alert>
      )}
      {standing !== 'upcoming' && (
        <Alert tone="success" className="mt-4">
          {words.standings[standing]}
        </Alert>
      )}
    </>
  )
}
