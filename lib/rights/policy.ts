/** What stands between a person and the end of the account. */
export type Obstacle = 'lastCoordinator' | 'teamRole'

export const obstacleFor = (is: { mustHandOver: boolean; inTeam: boolean }): Obstacle | null => {
  if (is.inTeam) return 'teamRole'
  return is.mustHandOver ? 'lastCoordinator' : null
}
