import { TranslatedGroup } from '@/components/site/translated-group'
import { listCardPieces } from './cards'
import { listControlPieces } from './controls'
import { listFieldPieces } from './fields'
import { listFramePieces } from './frame'
import { listListPieces } from './lists'
import { listMessagePieces } from './messages'
import { PieceSection } from './piece'
import { ShowStates } from './show-states'

/** Every component of `components/ui` and those composed of them, in each state: the real ones. */
export function DesignPieces() {
  const pieces = [
    ...listControlPieces(),
    ...listFieldPieces(),
    ...listMessagePieces(),
    ...listFramePieces(),
    ...listCardPieces(),
    ...listListPieces(),
  ]
  return (
    // Of each group whose components are here.
    <TranslatedGroup name="public">
      <TranslatedGroup name="members">
        <TranslatedGroup name="account">
          <main className="page-width py-4">
            {pieces.map((piece) => (
              <PieceSection key={piece.name} {...piece} />
            ))}
            <ShowStates />
          </main>
        </TranslatedGroup>
      </TranslatedGroup>
    </TranslatedGroup>
  )
}
