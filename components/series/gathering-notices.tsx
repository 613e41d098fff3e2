import { Alert } from '@/components/ui/alert'
import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'

/** Changes that must not be missed: that it is cancelled, that it was moved. */
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
  if (standing === 'over' || !movedFrom) return null
  return (
    <Alert tone="info" className="mt-4">
      {words.moved(movedFrom)}
    </Alert>
  )
}
