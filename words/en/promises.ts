/** By when the team answers a school's form. */
export const ANSWERED_WITHIN = 'three working days'
