/** What each role of the team is for. A manager may all that an editor may. */

export type StaffRole = 'editor' | 'manager'

const RANK: Record<StaffRole, number> = { editor: 1, manager: 2 }

export const may = (has: StaffRole, asked: StaffRole): boolean => RANK[has] >= RANK[asked]
