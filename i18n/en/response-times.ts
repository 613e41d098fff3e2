/** By when the team answers a school's form. */
export const RESPONSE_TIME = 'three working days'
