export type ErasureBlocker = 'lastCoordinator' | 'teamRole'

export const getErasureBlocker = (situation: {
  mustHandOver: boolean
  inTeam: boolean
}): ErasureBlocker | null => {
  if (situation.inTeam) return 'teamRole'
  return situation.mustHandOver ? 'lastCoordinator' : null
}
